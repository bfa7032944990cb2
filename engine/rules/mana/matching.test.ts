import { expect, test } from 'vitest';
import { randomFrom } from '../../laws/random.ts';
import { MANA_TYPES } from '../../vocabulary/basics.ts';
import { type ManaMask, maskOf, maskOfCreature, mostPaid, paysAll } from './matching.ts';
import type { CostSymbol } from './need.ts';

/** Every way to give each symbol mana of its own. */
function paysInSomeOrder(symbols: readonly CostSymbol[], mana: readonly ManaMask[]): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return true;
  return mana.some((mask, index) => fits(symbol, mask) && paysInSomeOrder(rest, mana.toSpliced(index, 1)));
}

/** The most symbols that can be given mana of their own. */
function mostInSomeOrder(symbols: readonly CostSymbol[], mana: readonly ManaMask[]): number {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return 0;
  const paid = mana.flatMap((mask, index) =>
    fits(symbol, mask) ? [1 + mostInSomeOrder(rest, mana.toSpliced(index, 1))] : [],
  );
  return Math.max(mostInSomeOrder(rest, mana), ...paid);
}

function fits(symbol: CostSymbol, mask: ManaMask): boolean {
  if (symbol.kind === 'generic') return true;
  const wanted = symbol.kind === 'snow' ? maskOf([], true) : maskOf(symbol.types, false) | maskOfCreature(symbol.said);
  return (mask & wanted) !== 0;
}

test('mana pays a cost exactly where some order of it does', () => {
  const random = randomFrom(1);
  const some = () => MANA_TYPES.filter(() => random.chance(35));
  const counts = { yes: 0, no: 0 };
  for (let trial = 0; trial < 2000; trial++) {
    const symbols = Array.from({ length: random.upTo(5) }, (): CostSymbol => {
      const roll = random.upTo(10);
      return roll < 7 ? { kind: 'types', types: some(), said: some() } : { kind: roll < 8 ? 'snow' : 'generic' };
    });
    const mana = Array.from({ length: random.upTo(6) }, () =>
      random.chance(30) ? maskOfCreature(some()) : maskOf(some(), random.chance(20)),
    );
    const expected = paysInSomeOrder(symbols, mana);
    counts[expected ? 'yes' : 'no']++;
    expect(paysAll(symbols, mana), JSON.stringify({ symbols, mana })).toBe(expected);
    expect(mostPaid(symbols, mana), JSON.stringify({ symbols, mana })).toBe(mostInSomeOrder(symbols, mana));
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(300);
});
