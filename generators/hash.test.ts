import { describe, expect, test } from 'vitest';
import { hash32 } from './hash.ts';

const TEXTS = Array.from({ length: 4096 }, (_, index) => `turn ${index >> 6} cast c${index & 63}`);

function bits(value: number): number {
  return value === 0 ? 0 : (value & 1) + bits(value >>> 1);
}

describe('hash32', () => {
  test('has stayed what it was, so that old seeds still make the same cases', () => {
    expect([hash32(''), hash32('a'), hash32('a', 1), hash32('r2-could-produce#0', 7)]).toEqual([
      2872998923, 444641715, 3196263168, 2004376355,
    ]);
  });

  test('is a whole number of 32 bits', () => {
    const hashes = TEXTS.map((text) => hash32(text, -5));
    expect(hashes.every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32)).toBe(true);
    expect(Math.max(...hashes)).toBeGreaterThan(2 ** 31);
  });

  test('gives texts that are alike different hashes', () => {
    expect(new Set(TEXTS.map((text) => hash32(text))).size).toBe(TEXTS.length);
  });

  test.each([1, 7, 19, 27])('spreads over buckets by the bits from %i on', (shift) => {
    const buckets = Array<number>(32).fill(0);
    for (const text of TEXTS)
      buckets[(hash32(text) >>> shift) & 31] = (buckets[(hash32(text) >>> shift) & 31] ?? 0) + 1;
    const expected = TEXTS.length / 32;
    const chiSquare = buckets.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 31 degrees of freedom: 61 is passed by chance once in a thousand.
    expect(chiSquare).toBeLessThan(61);
  });

  test('changes about half of its bits with one letter, and with the seed', () => {
    const changes = TEXTS.map((text) => bits((hash32(text) ^ hash32(`${text}0`)) >>> 0));
    const bySeed = TEXTS.map((text) => bits((hash32(text, 1) ^ hash32(text, 2)) >>> 0));
    for (const changed of [changes, bySeed]) {
      const mean = changed.reduce((sum, count) => sum + count, 0) / changed.length;
      expect(mean).toBeGreaterThan(15.5);
      expect(mean).toBeLessThan(16.5);
    }
  });
});
