import { MANA_TYPES, type ManaType } from '../../vocabulary/basics.ts';
import type { CostSymbol } from './need.ts';

/** Types of mana as bits, one more for mana from a snow source, and as many as types for the colours of creatures that convoke. */
export type ManaMask = number;

const SNOW: ManaMask = 1 << MANA_TYPES.length;

export function maskOf(types: readonly ManaType[], snow: boolean): ManaMask {
  return types.reduce((mask, type) => mask | (1 << MANA_TYPES.indexOf(type)), snow ? SNOW : 0);
}

/** A creature that convokes pays for its colours, whatever mana may be spent as. CR 702.51a */
export function maskOfCreature(colors: readonly ManaType[]): ManaMask {
  return maskOf(colors, false) << (MANA_TYPES.length + 1);
}

function maskOfSymbol(symbol: CostSymbol): ManaMask {
  switch (symbol.kind) {
    case 'types':
      return maskOf(symbol.types, false) | maskOfCreature(symbol.said);
    case 'snow':
      return SNOW;
    case 'generic':
      return 0;
  }
}

/**
 * Whether single mana, each of any one of its types, pays all symbols: those that ask for something are matched one to one, by
 * augmenting paths, and what is left is enough for generic mana. CR 107.4, 118.3
 */
export function paysAll(symbols: readonly CostSymbol[], mana: readonly ManaMask[]): boolean {
  if (mana.length < symbols.length) return false;
  const paysFor: (ManaMask | null)[] = mana.map(() => null);
  for (const symbol of symbols) {
    if (symbol.kind !== 'generic' && !isPaid(maskOfSymbol(symbol), mana, paysFor, new Set())) return false;
  }
  return true;
}

/** How many symbols these can pay at once: those that ask for something first, since generic mana takes what is left. CR 107.4 */
export function mostPaid(symbols: readonly CostSymbol[], mana: readonly ManaMask[]): number {
  const paysFor: (ManaMask | null)[] = mana.map(() => null);
  const particular = symbols.filter(({ kind }) => kind !== 'generic');
  const paid = particular.filter((symbol) => isPaid(maskOfSymbol(symbol), mana, paysFor, new Set())).length;
  return paid + Math.min(symbols.length - particular.length, mana.length - paid);
}

/** Finds mana for a symbol, if need be by finding other mana for a symbol that is paid already. */
function isPaid(
  wanted: ManaMask,
  mana: readonly ManaMask[],
  paysFor: (ManaMask | null)[],
  tried: Set<number>,
): boolean {
  for (let index = 0; index < mana.length; index++) {
    if (((mana[index] ?? 0) & wanted) === 0 || tried.has(index)) continue;
    tried.add(index);
    const other = paysFor[index] ?? null;
    if (other !== null && !isPaid(other, mana, paysFor, tried)) continue;
    paysFor[index] = wanted;
    return true;
  }
  return false;
}
