import { beforeAll, describe, expect, test } from 'vitest';
import { engineUnderTest, referenceEngine } from '../adapters/reference/index.ts';
import { corpusOf } from '../corpus/index.ts';
import { faultById, faults } from '../faults/index.ts';
import { loadFaultyEngine } from '../faults/load.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { LawProperty } from '../properties/property.ts';
import type { Board, SearchableEngine } from '../protocol/index.ts';
import { explore, type Limits } from '../runner/index.ts';

const property = PROPERTIES.find(({ id }) => id === 'r7-tap-symbol') as LawProperty;

function boardFor(fault: string): Board {
  const start = corpusOf(property.id).find(({ id }) => id === fault)?.case.start;
  if (start?.kind !== 'board') throw new Error(`no board for ${fault}`);
  return start.board;
}

const search = (engine: SearchableEngine, fault: string, limits: Partial<Limits> = {}) =>
  explore(property, engine, boardFor(fault), null, {
    transitions: 2000,
    untilTurn: 2,
    most: Number.POSITIVE_INFINITY,
    ...limits,
  });

describe('a search of a small board', { timeout: 60_000 }, () => {
  let faulty: SearchableEngine;
  let activate: (fault: string) => void;

  beforeAll(async () => {
    const loaded = await loadFaultyEngine(faults);
    faulty = engineUnderTest(loaded.engine, 'faulty');
    activate = loaded.setActiveFault;
  }, 60_000);

  test('ends when there is no new place, and finds nothing on the reference', () => {
    const all = search(referenceEngine, 'haste-ignored');
    expect(all).toMatchObject({ complete: true, violation: null });
    expect(all.states).toBeGreaterThan(10);
    expect(all.witnessed).toContain(faultById('haste-ignored')?.clause);
  });

  test('ends at its limit, and says how deep it has searched', () => {
    const part = search(referenceEngine, 'new-creatures-pay-for-themselves-only', { transitions: 300 });
    expect(part.complete).toBe(false);
    expect(part.transitions).toBeGreaterThanOrEqual(300);
    expect(part.depth).toBeLessThan(10);
  });

  test('finds the fewest choices that show a fault, and what was done', () => {
    activate('new-creatures-pay-for-themselves-only');
    const { violation } = search(faulty, 'new-creatures-pay-for-themselves-only');
    expect(violation).toMatchObject({ clause: faultById('new-creatures-pay-for-themselves-only')?.clause, size: 20 });
    expect(violation?.history.steps.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(2);
  });

  test('gives the same numbers each time', () => {
    const numbers = () => JSON.stringify(search(referenceEngine, 'new-artifacts-wait'));
    expect(numbers()).toBe(numbers());
  });
});

test('a fork is at the same place, goes its own way, and has told of all that happened before', () => {
  const session = () => {
    const loaded = referenceEngine.load(boardFor('haste-ignored'));
    if ('kind' in loaded) throw new Error(loaded.kind);
    return loaded;
  };
  const [one, two] = [session(), session()];
  expect(one.place()).toBe(two.place());
  const fork = one.fork();
  expect(fork.place()).toBe(one.place());
  expect(fork.happenings()).toEqual([]);
  fork.answer({ kind: 'pick', picks: ['pass'] });
  expect(fork.place()).not.toBe(one.place());
  expect(one.place()).toBe(two.place());
});
