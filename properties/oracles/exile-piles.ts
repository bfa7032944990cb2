import type { StackView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, holdsNode, type TriggeredAbility } from './card-facts.ts';
import { type CastNow, castNowOf, printedTrigger } from './printed-triggers.ts';

/** The name under which linked abilities of the card remember what they exiled; null: they remember nothing, or several piles. CR 607.2a */
export function pileName(record: CardRecord): string | null {
  const names = new Set<string>();
  holdsNode(record.abilities, (node) => {
    if (node.kind === 'linked' && 'name' in node) names.add(String(node.name));
    return false;
  });
  const [name, more] = [...names];
  return more === undefined ? (name ?? null) : null;
}

/** Whether what the ability exiles goes to the pile of its source. */
export function exilesToPile(ability: TriggeredAbility, name: string): boolean {
  return holdsNode(
    ability.effect,
    (node) => (node.kind === 'exileTop' || node.kind === 'move') && 'bind' in node && node.bind === name,
  );
}

/** Triggers on a spell being cast, exiles that spell to the pile, and then offers the pile. */
export function swapsSpells(ability: TriggeredAbility, name: string): boolean {
  if (ability.on.kind !== 'cast') return false;
  const exiles = holdsNode(
    ability.effect,
    (node) =>
      node.kind === 'move' &&
      'bind' in node &&
      node.bind === name &&
      'what' in node &&
      holdsNode(node.what, ({ kind }) => kind === 'eventObject'),
  );
  return exiles && castNowOf(ability.effect)?.from.kind === 'linked';
}

/** The ability of a permanent that swaps spells for cards of its pile; null: it is none. */
export function swapOf(entry: StackView): { readonly ability: TriggeredAbility; readonly offer: CastNow } | null {
  const record = cardNamed(entry.name);
  const name = record === null ? null : pileName(record);
  const ability = printedTrigger(entry);
  if (name === null || ability === null || !swapsSpells(ability, name)) return null;
  const offer = castNowOf(ability.effect);
  return offer === null ? null : { ability, offer };
}

/** Whether a permanent of that name swaps spells. */
export function isSwapper(name: string): boolean {
  const record = cardNamed(name);
  const pile = record === null ? null : pileName(record);
  return (
    record !== null &&
    pile !== null &&
    record.abilities.some((ability) => ability.kind === 'triggered' && swapsSpells(ability, pile))
  );
}
