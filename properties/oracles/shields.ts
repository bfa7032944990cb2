import type { History } from '../../protocol/index.ts';
import { cardNamed, holdsNode } from './card-facts.ts';

/** Whether anything that was seen by this step may keep other spells than itself from being countered. CR 101.2 */
export function isShielded({ steps }: History, at: number): boolean {
  return steps
    .slice(0, at + 1)
    .some(({ view }) => [...view.battlefield, ...view.stack].some(({ name }) => shieldsOthers(name)));
}

/** Whether a permanent of that name, a spell that leaves something behind, or mana of which that is said may do so. CR 106.6 */
export function shieldsOthers(name: string): boolean {
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const shields = holdsNode(
    cardNamed(name),
    (node) =>
      node.kind === 'cantBeCountered' && 'what' in node && (node.what as { readonly kind: string }).kind !== 'isSource',
  );
  KNOWN.set(name, shields);
  return shields;
}

const KNOWN = new Map<string, boolean>();
