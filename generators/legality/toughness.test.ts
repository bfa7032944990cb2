import { describe, expect, test } from 'vitest';
import type { Amount, ContinuousPart } from '../../engine/facts.ts';
import { ENGINE_POOL } from '../pool.ts';
import { boardOf, permanent, type Written } from '../testing/boards.ts';
import type { Bearing, Permanent } from './permanent.ts';
import { leastToughness } from './toughness.ts';

function least(card: Written, ...parts: readonly ContinuousPart[]): number | null {
  const [placed] = boardOf([card]).cards;
  const record = ENGINE_POOL.named(card.name);
  if (placed === undefined || record === null) throw new Error(`no card ${card.name}`);
  const of: Permanent = { card: placed, record };
  const added = parts.flatMap((part) => (part.kind === 'addTypes' ? part.types : []));
  const bearing: Bearing = {
    parts,
    types: new Set([...record.types, ...added]),
    typesUncertain: false,
    subtypesUncertain: false,
    controlUncertain: false,
  };
  return leastToughness(of, bearing);
}

const giant = permanent('Hill Giant');
const modify = (power: Amount, toughness: Amount): ContinuousPart => ({ kind: 'modifyPT', power, toughness });
const setBase = (power: Amount, toughness: Amount): ContinuousPart => ({ kind: 'setBasePT', power, toughness });
const animated: ContinuousPart = { kind: 'addTypes', types: ['creature'], subtypes: [], supertypes: [] };

describe('the least toughness', () => {
  test('is the printed one, with its own counters', () => {
    expect(least(giant)).toBe(3);
    expect(least({ ...giant, counters: { '+1/+1': 2 } })).toBe(5);
    expect(least({ ...giant, counters: { '-1/-1': 1, '+1/+0': 4 } })).toBe(2);
  });

  test('of what is no creature is none', () => {
    expect(least(permanent('Forest'))).toBeNull();
  });

  test('counts every loss and no gain', () => {
    expect(least(giant, modify(1, 4), modify(0, -1), modify(-3, -1))).toBe(1);
  });

  test('takes the lowest base in sight', () => {
    expect(least(giant, setBase(1, 1), setBase(4, 4))).toBe(1);
    expect(least(giant, setBase(7, 7))).toBe(3);
  });

  test('is what an animation gives to what was no creature, or 0', () => {
    expect(least(permanent('Forest'), animated, setBase(2, 2))).toBe(2);
    expect(least(permanent('Forest'), animated)).toBe(0);
    const manaValue: Amount = { kind: 'manaValue', of: { kind: 'affected' } };
    expect(least(permanent('Fellwar Stone'), animated, setBase(manaValue, manaValue))).toBe(2);
  });

  test('is the power where they may be switched', () => {
    expect(least(permanent('Wall of Roots'))).toBe(5);
    expect(least(permanent('Wall of Roots'), { kind: 'switchPT' })).toBe(0);
  });

  test('of a number that nobody can tell is the worst', () => {
    const each: Amount = { kind: 'times', factor: -1, of: { kind: 'count', what: { kind: 'type', type: 'land' } } };
    expect(least(giant, modify(0, each))).toBeLessThan(-100);
    expect(
      least(giant, modify(0, { kind: 'sum', of: [-1, { kind: 'counters', counter: 'age', on: { kind: 'source' } }] })),
    ).toBe(2);
  });

  test('of a creature that defines its own is 0 once it has lost its abilities', () => {
    const definition: ContinuousPart = { kind: 'definePT', power: 4, toughness: 4 };
    const maro = permanent('Maro');
    expect(least(maro, definition)).toBe(4);
    expect(least(maro, definition, { kind: 'loseAll' })).toBe(0);
  });
});
