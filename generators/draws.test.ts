import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draws } from './draws.ts';

/** What `make` draws, with each of so many seeds. */
function drawn<T>(make: (draws: Draws) => T, seeds = 2000): readonly T[] {
  class Made extends fc.Arbitrary<T> {
    override generate(random: fc.Random): fc.Value<T> {
      return new fc.Value(make(new Draws(random)), undefined);
    }
    override canShrinkWithoutContext(_value: unknown): _value is T {
      return false;
    }
    override shrink(): fc.Stream<fc.Value<T>> {
      return fc.Stream.nil();
    }
  }
  return fc.sample(new Made(), { seed: 1, numRuns: seeds });
}

/** A source of randomness of which every number is the least that was asked for. */
function lowest(): Draws {
  const random: Pick<fc.Random, 'nextInt'> = { nextInt: (min?: number) => min ?? 0 };
  return new Draws(random as fc.Random);
}

describe('draws', () => {
  test('lie between their bounds and reach both', () => {
    const numbers = drawn((draws) => draws.between(3, 6));
    expect([...new Set(numbers)].sort()).toEqual([3, 4, 5, 6]);
  });

  test('come true as often as their chance says', () => {
    const share = drawn((draws) => draws.chance(30)).filter(Boolean).length / 2000;
    expect(share).toBeGreaterThan(0.26);
    expect(share).toBeLessThan(0.34);
    expect(drawn((draws) => draws.chance(0)).some(Boolean)).toBe(false);
    expect(drawn((draws) => draws.chance(100)).every(Boolean)).toBe(true);
  });

  test('shuffle into every order and lose nothing', () => {
    const orders = drawn((draws) => draws.shuffled(['a', 'b', 'c']).join(''));
    expect([...new Set(orders)].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  test('of the lowest numbers are the simplest', () => {
    const draws = lowest();
    expect([draws.upTo(9), draws.between(2, 5), draws.chance(99), draws.pick(['first', 'second'])]).toEqual([
      0,
      2,
      false,
      'first',
    ]);
    expect(draws.some(['a', 'b'], 99)).toEqual([]);
    expect(draws.shuffled([1, 2, 3])).toEqual([1, 2, 3]);
  });

  test('of nothing are null, or an error where something was asked for', () => {
    expect(lowest().pickOrNull([])).toBeNull();
    expect(() => lowest().pick([])).toThrow('nothing to pick from');
  });
});
