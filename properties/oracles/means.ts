import type { PermanentView, Seat, View } from '../../protocol/index.ts';
import { playerIn } from '../reading/views.ts';
import { type CardRecord, LAND_TYPE_MANA, type ManaType, printedAbilities } from './card-facts.ts';

type ManaCost = NonNullable<CardRecord['manaCost']>;

/** What a card says that its cost may be paid with. */
export interface Means {
  readonly mana: boolean;
  readonly convoke: boolean;
  readonly delve: boolean;
}

/** CR 702.51a, 702.66a, 101.2 */
export function meansOf(name: string): Means {
  const rules = printedAbilities(name, 'rule').map(({ rule }) => rule.kind);
  return {
    mana: !rules.includes('castWithoutMana'),
    convoke: rules.includes('convoke'),
    delve: rules.includes('delve'),
  };
}

/** Whether something else than mana may pay for a card of this name. */
export function paysOtherwise(name: string): boolean {
  const { mana, convoke, delve } = meansOf(name);
  return !mana || convoke || delve;
}

/** What pays one symbol: mana of one of these types, or a creature of these colours, or a card, which pays for generic mana only. */
export type Payer = readonly string[];

/** Whether each of these pays for a symbol of its own and no symbol is left. CR 107.4, 601.2h */
export function paysExactly(payers: readonly Payer[], cost: ManaCost): boolean {
  const symbols = particular(cost);
  return payers.length === symbols.length + cost.generic && allPaid(symbols, payers);
}

/** Whether these are enough. */
export function isEnough(payers: readonly Payer[], cost: ManaCost): boolean {
  const symbols = particular(cost);
  return payers.length >= symbols.length + cost.generic && allPaid(symbols, payers);
}

function particular({ W, U, B, R, G, C, hybrid }: ManaCost): readonly Payer[] {
  const single = Object.entries({ W, U, B, R, G, C }).flatMap(([type, count]) =>
    Array.from({ length: count }, () => [type]),
  );
  return [...single, ...hybrid];
}

function allPaid(symbols: readonly Payer[], payers: readonly Payer[]): boolean {
  const [first, ...rest] = symbols;
  if (first === undefined) return true;
  const tried = new Set<string>();
  return payers.some((payer, index) => {
    if (!payer.some((type) => first.includes(type)) || tried.has(payer.join(''))) return false;
    tried.add(payer.join(''));
    return allPaid(rest, payers.toSpliced(index, 1));
  });
}

/** A player's untapped creatures, which may convoke, new ones too. CR 702.51a, 302.6 */
export function mayConvoke(view: View, player: Seat): readonly PermanentView[] {
  return view.battlefield.filter(
    ({ controller, tapped, types }) => controller === player && !tapped && types.includes('creature'),
  );
}

/** Mana in the pool and of untapped lands that are no creatures, by their basic types. CR 305.6 */
export function landsAndPool(view: View, player: Seat): readonly Payer[] {
  const lands = view.battlefield
    .filter((each) => each.controller === player && !each.tapped && !each.types.includes('creature'))
    .map(({ types, subtypes }): readonly ManaType[] =>
      types.includes('land') ? subtypes.flatMap((type) => LAND_TYPE_MANA[type] ?? []) : [],
    );
  const pool = playerIn(view, player).unspent.filter((unit) => unit.split(' ').length === 2);
  return [...lands.filter((types) => types.length > 0), ...pool.map((unit) => [unit[0] ?? ''])];
}
