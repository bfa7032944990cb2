import { COLORS, MANA_TYPES, type ManaType } from '../../vocabulary/basics.ts';
import { type Cost, type ManaCost, NO_MANA } from '../../vocabulary/cost.ts';

/**
 * One mana that a cost still asks for: of one of these types, or from a snow source; generic takes any. `said` is what the cost says,
 * whatever mana may be spent as: a creature that convokes has to be of that colour. CR 107.4, 702.51a
 */
export type CostSymbol =
  | { readonly kind: 'types'; readonly types: readonly ManaType[]; readonly said: readonly ManaType[] }
  | { readonly kind: 'snow' }
  | { readonly kind: 'generic' };

/** The symbols of a cost without X, the most particular first. Hybrid and Phyrexian symbols that were not announced take either half, or their colour. `any` says for what all mana counts. CR 609.4b */
export function symbolsOf(cost: ManaCost, any: 'type' | 'color' | null): readonly CostSymbol[] {
  const symbols: CostSymbol[] = [];
  const colored = (said: readonly ManaType[]) =>
    symbols.push({ kind: 'types', types: any === null ? said : MANA_TYPES, said });
  for (let i = 0; i < cost.C; i++)
    symbols.push({ kind: 'types', types: any === 'type' ? MANA_TYPES : ['C'], said: ['C'] });
  for (const color of COLORS) for (let i = 0; i < cost[color]; i++) colored([color]);
  for (const color of cost.phyrexian) colored([color]);
  for (const pair of cost.hybrid) colored(pair);
  for (let i = 0; i < cost.snow; i++) symbols.push({ kind: 'snow' });
  for (let i = 0; i < cost.generic; i++) symbols.push({ kind: 'generic' });
  return symbols;
}

/** How much mana a cost without X takes. */
export function sizeOf(cost: ManaCost): number {
  return (
    cost.generic +
    cost.W +
    cost.U +
    cost.B +
    cost.R +
    cost.G +
    cost.C +
    cost.hybrid.length +
    cost.phyrexian.length +
    cost.snow
  );
}

/** X symbols become generic mana. CR 107.3a */
export function withX(cost: ManaCost, x: number): ManaCost {
  return cost.x === 0 ? cost : { ...cost, x: 0, generic: cost.generic + cost.x * x };
}

/** Two mana costs, one on top of the other. CR 601.2f */
export function plus(one: ManaCost, two: ManaCost): ManaCost {
  if (two === NO_MANA) return one;
  return {
    generic: one.generic + two.generic,
    W: one.W + two.W,
    U: one.U + two.U,
    B: one.B + two.B,
    R: one.R + two.R,
    G: one.G + two.G,
    C: one.C + two.C,
    x: one.x + two.x,
    hybrid: [...one.hybrid, ...two.hybrid],
    phyrexian: [...one.phyrexian, ...two.phyrexian],
    snow: one.snow + two.snow,
  };
}

/** A cost so many times over. CR 702.24a, 702.120a */
export function timesOver(cost: Cost, times: number): Cost {
  const mana = Array.from({ length: times }, () => cost.mana).reduce(plus, { ...NO_MANA });
  return { mana, parts: Array.from({ length: times }, () => cost.parts).flat() };
}

/** A reduction of generic mana takes away generic mana only, and no more than there is. CR 118.7a, 601.2f */
export function reducedGeneric(cost: ManaCost, by: number): ManaCost {
  return { ...cost, generic: Math.max(0, cost.generic - by) };
}

/** A reduction of the coloured mana alone: what there is not of a colour takes nothing else away. CR 118.7, 101.1 */
export function reducedColors(cost: ManaCost, less: ManaCost): ManaCost {
  const left = COLORS.map((color) => [color, Math.max(0, cost[color] - less[color])]);
  return { ...cost, ...Object.fromEntries(left) };
}
