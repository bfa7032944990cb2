import { expect, test } from 'vitest';
import { randomFrom } from '../../laws/random.ts';
import { MANA_TYPES } from '../../vocabulary/basics.ts';
import { type ManaMask, maskOf, paysAll } from './matching.ts';
import type { CostSymbol } from './need.ts';

/** Every way to give each symbol mana of its own. */
function paysInSomeOrder(symbols: readonly CostSymbol[], mana: readonly ManaMask[]): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return mana.some((mask, index) => fits(symbol, mask) && paysInSomeOrder(rest, mana.toSpliced(index, 1)));
}

function fits(symbol: CostSymbol, mask: ManaMask): boolean {
  if (symbol.kind === 'generic') return true;
  return (mask & (symbol.kind === 'snow' ? maskOf([], true) : maskOf(symbol.types, false))) !== 0;
}

test('mana pays a cost exactly where some order of it does', () => {
  const random = randomFrom(1);
  const some = () => MANA_TYPES.filter(() => random.chance(35));
  const counts = { yes: 0, no: 0 };
  for (let trial = 0; trial < 2000; trial++) {
    const symbols = Array.from({ length: random.upTo(5) }, (): CostSymbol => {
      const roll = random.upTo(10);
      return roll < 7 ? { kind: 'types', types: some() } : { kind: roll < 8 ? 'snow' : 'generic' };
    });
    const mana = Array.from({ length: random.upTo(6) }, () => maskOf(some(), random.chance(20)));
    const expected = paysInSomeOrder(symbols, mana);
    counts[expected ? 'yes' : 'no']++;
    expect(paysAll(symbols, mana), JSON.stringify({ symbols, mana })).toBe(expected);
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(300);
});
