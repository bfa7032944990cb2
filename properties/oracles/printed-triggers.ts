import type { StackView } from '../../protocol/index.ts';
import { type Effect, holdsNode, printedAbilities, type TriggeredAbility } from './card-facts.ts';

export type CastNow = Extract<Effect, { readonly kind: 'castNow' }>;

export function triggersOf(name: string): readonly TriggeredAbility[] {
  return printedAbilities(name, 'triggered');
}

/** The printed triggered ability that this is on the stack; null: none that is known. */
export function printedTrigger({
  kind,
  name,
  ability,
}: Pick<StackView, 'kind' | 'name' | 'ability'>): TriggeredAbility | null {
  const place = Number(ability?.split('/')[1]);
  if (kind !== 'ability' || !Number.isInteger(place)) return null;
  return triggersOf(name)[place] ?? null;
}

/** Whether it is a triggered ability that says to do something although no target is left. CR 608.2b, 101.1 */
export function resolvesWithoutTargets(object: Pick<StackView, 'kind' | 'name' | 'ability'>): boolean {
  return printedTrigger(object)?.resolvesAnyway === true;
}

/** What it lets a player cast while it resolves; null: nothing, or in more than one way. CR 608.2g */
export function castNowOf(part: unknown): CastNow | null {
  const found: CastNow[] = [];
  holdsNode(part, (node) => {
    if (node.kind === 'castNow') found.push(node as CastNow);
    return false;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
