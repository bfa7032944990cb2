import type { Amount } from './amount.ts';
import type { Color, CounterKind } from './basics.ts';
import type { Filter } from './filter.ts';

/**
 * The mana part of a cost, as counts: `{2}{G}{G/W}{X}` is generic 2, G 1, one hybrid, x 1. CR 107.4
 * Costs with an unpayable mana part (no mana cost at all) are `null` where they may occur. CR 118.6
 */
export interface ManaCost {
  readonly generic: number;
  readonly W: number;
  readonly U: number;
  readonly B: number;
  readonly R: number;
  readonly G: number;
  readonly C: number;
  /** How many {X} symbols. */
  readonly x: number;
  /** Two-colour hybrid symbols, such as ['G','W']. */
  readonly hybrid: readonly (readonly [Color, Color])[];
  /** Phyrexian symbols, each payable with its colour or 2 life. */
  readonly phyrexian: readonly Color[];
  /** How many {S}: only mana from a snow source pays it. CR 107.4h */
  readonly snow: number;
}

/** A part of a cost that is not mana. CR 118.3, 601.2h */
export type CostPart =
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'sacrificeSource' }
  | { readonly kind: 'sacrifice'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'discard'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'exileFromGraveyard'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'exileFromHand'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  /** Exiles so many matching spells that the payer controls, from the stack. */
  | { readonly kind: 'exileSpell'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'exileSource' }
  | { readonly kind: 'payLife'; readonly amount: Amount }
  /** An empty library does not stop anyone from paying it. CR 121.3 */
  | { readonly kind: 'draw'; readonly count: Amount }
  | { readonly kind: 'removeCounters'; readonly counter: CounterKind; readonly count: Amount }
  | { readonly kind: 'putCounters'; readonly counter: CounterKind; readonly count: Amount }
  | { readonly kind: 'tapUntapped'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  /** Untaps so many tapped permanents that match. */
  | { readonly kind: 'untapTapped'; readonly what: Filter; readonly count: Amount; readonly bind: string }
  | { readonly kind: 'returnToHand'; readonly what: Filter; readonly count: Amount; readonly bind: string };

/** A cost: its mana and its other parts, paid in any order by the payer. CR 118.1, 601.2h */
export interface Cost {
  readonly mana: ManaCost;
  readonly parts: readonly CostPart[];
}

export const NO_MANA: ManaCost = {
  generic: 0,
  W: 0,
  U: 0,
  B: 0,
  R: 0,
  G: 0,
  C: 0,
  x: 0,
  hybrid: [],
  phyrexian: [],
  snow: 0,
};

export const FREE: Cost = { mana: NO_MANA, parts: [] };

/** Parses a mana cost such as `{X}{2}{G/W}{U/P}{S}{C}`. Throws on a symbol it does not know. */
export function manaCost(text: string): ManaCost {
  const cost = { ...NO_MANA, hybrid: [] as [Color, Color][], phyrexian: [] as Color[] };
  const symbols = text.match(/\{[^}]+\}/g) ?? [];
  if (symbols.join('') !== text) throw new Error(`not a mana cost: ${text}`);
  for (const symbol of symbols) addSymbol(cost, symbol.slice(1, -1));
  return cost;
}

function addSymbol(
  cost: { -readonly [K in keyof ManaCost]: ManaCost[K] } & { hybrid: [Color, Color][]; phyrexian: Color[] },
  symbol: string,
): void {
  if (/^\d+$/.test(symbol)) cost.generic += Number(symbol);
  else if (symbol === 'X') cost.x += 1;
  else if (symbol === 'S') cost.snow += 1;
  else if (/^[WUBRGC]$/.test(symbol)) cost[symbol as Color | 'C'] += 1;
  else if (/^[WUBRG]\/P$/.test(symbol)) cost.phyrexian.push(symbol[0] as Color);
  else if (/^[WUBRG]\/[WUBRG]$/.test(symbol)) cost.hybrid.push([symbol[0] as Color, symbol[2] as Color]);
  else throw new Error(`a mana symbol that the engine does not know: {${symbol}}`);
}
