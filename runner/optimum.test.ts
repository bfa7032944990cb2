import { describe, expect, test, vi } from 'vitest';
import { size } from '../generators/index.ts';
import type { Case } from '../protocol/index.ts';
import { explore } from './explore.ts';
import { type OptimumLimits, optimumOf } from './optimum.ts';
import { reduceCase } from './reduce.ts';
import { searchableToy } from './testing/searchable-toy.ts';
import { toyBoard, toyCase, toyProperty } from './testing/toy-property.ts';

vi.setConfig({ testTimeout: 60_000 });

const CLAUSE = 'T1/damage-is-x';
const LIMITS: OptimumLimits = { perBoard: 600, inAll: 6000 };

const large: Case = {
  start: {
    kind: 'board',
    board: toyBoard([
      { name: 'Spring', zone: 'battlefield', player: 0 },
      { name: 'Spring', zone: 'battlefield', player: 0 },
      { name: 'Flare', zone: 'hand', player: 0 },
      { name: 'Bear', zone: 'battlefield', player: 1 },
    ]),
  },
  script: [],
  policy: { kind: 'boring' },
  decisions: 40,
  untilTurn: 2,
};

describe('the optimum', () => {
  const faulty = searchableToy('one damage too much');

  test('is the least of what the cards of a case can make: a source, a spell, and that it is cast with X = 1', () => {
    const known = { ...large, script: Array.from({ length: 4 }, () => castWithX()) };
    const found = optimumOf(toyProperty, faulty, CLAUSE, [known], LIMITS);
    expect(found).toMatchObject({ size: 31 });
    expect(found.boards).toBeGreaterThan(4);
  });

  test('is where shrinking comes to', () => {
    const engine = searchableToy('one damage too much');
    const shrunk = [1, 2, 3].flatMap((index) => {
      const made = reduceCase(toyProperty, engine, searchableToy(), toyCase(toyProperty, index, 1));
      return made === null ? [] : [made.case];
    });
    const least = optimumOf(toyProperty, faulty, CLAUSE, shrunk, LIMITS).size;
    expect(least).toBe(31);
    expect(shrunk.map(size)).toEqual(shrunk.map(() => least));
  });

  test('is the size of a case of which nothing smaller shows the clause', () => {
    const found = optimumOf(toyProperty, searchableToy(), CLAUSE, [large], LIMITS);
    expect(found.size).toBe(size(large));
  });

  test('is not known where the search is cut off, on one board or in all', () => {
    const known = { ...large, script: Array.from({ length: 4 }, () => castWithX()) };
    for (const limits of [{ perBoard: 3 }, { inAll: 10 }]) {
      expect(optimumOf(toyProperty, searchableToy(), CLAUSE, [known], { ...LIMITS, ...limits }).size).toBeNull();
    }
  });

  test('is not known of a case that begins with decks', () => {
    const played: Case = { ...large, start: { kind: 'decks', decks: { decks: [[], []], life: 20 } } };
    expect(optimumOf(toyProperty, faulty, CLAUSE, [played], LIMITS).size).toBeNull();
  });
});

describe('a search with a bound', () => {
  const search = (most: number) =>
    explore(toyProperty, searchableToy('one damage too much'), boardOf(large), null, {
      transitions: 600,
      untilTurn: 2,
      most,
    });

  test('finds what takes no more than that', () => {
    expect(search(11).violation).toMatchObject({ clause: CLAUSE, size: 11 });
    expect(search(10)).toMatchObject({ violation: null, complete: false, depth: 10 });
  });

  test('is complete where nothing is left beyond it', () => {
    const none = explore(toyProperty, searchableToy(), toyBoard([]), null, { transitions: 99, untilTurn: 2, most: 0 });
    expect(none).toMatchObject({ complete: true, violation: null });
  });
});

function castWithX(): Case['script'][number] {
  return { kind: 'action', player: 0, action: 'cast c3', after: { turn: 1, step: 'end', stack: 0 }, choices: [] };
}

function boardOf({ start }: Case): ReturnType<typeof toyBoard> {
  if (start.kind !== 'board') throw new Error('no board');
  return start.board;
}
