import { cardNamed, COLORS, type ManaCost } from '../../engine/facts.ts';
import type { Ref, StackView, View } from '../../protocol/index.ts';
import type { Book } from './book.ts';

/**
 * The types of mana that the cost of a spell or ability on the stack says and that its controller's pool does not have, once for each symbol; those
 * of hybrid and Phyrexian symbols last. As far as the card says: what effects make of its cost is not looked at. CR 601.2f
 */
export function manaWanted(source: Ref | null, view: View, book: Book): readonly string[] {
  const object = view.stack.find(({ ref }) => ref === source);
  if (object === undefined) return [];
  const costs = costsOf(object, view, book);
  const left = [...(view.players[object.controller]?.pool ?? '')];
  const wanted = costs.flatMap((cost) =>
    [...COLORS, 'C' as const].flatMap((type) => Array.from({ length: cost[type] }, () => type)),
  );
  const lacking = wanted.filter((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...lacking, ...costs.flatMap(({ hybrid, phyrexian }) => [...hybrid.flat(), ...phyrexian])];
}

function costsOf(object: StackView, view: View, book: Book): readonly ManaCost[] {
  if (object.kind === 'ability') return abilityCost(object, view, book);
  const record = cardNamed(object.name);
  if (record === null) return [];
  const isPaid = ({ key }: { readonly key: string }): boolean => object.paid.includes(key);
  const instead = record.alternativeCosts.find(isPaid)?.cost.mana ?? record.manaCost;
  const besides = record.additionalCosts.filter(isPaid).map(({ cost }) => cost.mana);
  return instead === null ? besides : [instead, ...besides];
}

function abilityCost({ ref, source, ability }: StackView, view: View, book: Book): readonly ManaCost[] {
  const name = view.battlefield.find((one) => one.ref === source)?.name ?? book.nameOf(source ?? '') ?? '';
  const own = (cardNamed(name)?.abilities ?? []).flatMap((one) => (one.kind === 'activated' ? [one.cost.mana] : []));
  const found = own[Number(ability?.split('/')[1])];
  return book.kindOf(ref) === 'triggered' || found === undefined ? [] : [found];
}
