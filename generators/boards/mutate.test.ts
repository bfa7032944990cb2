import { describe, expect, test } from 'vitest';
import type { Case } from '../../protocol/index.ts';
import { caseAt } from '../case-arbitrary.ts';
import { whyIllegal } from '../legality/legal-board.ts';
import { ENGINE_POOL, poolOf } from '../pool.ts';
import { boardOf, inHand, permanent } from '../testing/boards.ts';
import { troublesome } from '../testing/sources.ts';

const EARLIER: Case = {
  start: {
    kind: 'board',
    board: {
      ...boardOf([
        permanent('Llanowar Elves', { damage: 0, counters: { '+1/+1': 1 } }),
        permanent('Wild Growth', { attachedTo: 'c3' }),
        permanent('Forest', { tapped: true }),
        inHand('Clone', 1),
      ]),
      turn: 4,
      active: 1,
      step: 'end',
    },
  },
  script: [],
  policy: { kind: 'boring' },
  decisions: 9,
  untilTurn: 5,
};

function mutants(level: 0 | 1 | 2, corpus: readonly Case[], pool = ENGINE_POOL) {
  const runs = Array.from({ length: 600 }, (_, index) => caseAt(troublesome(level), index, 1, corpus, pool));
  return runs.flatMap(({ origin, case: { start } }) =>
    origin === 'corpus' && start.kind === 'board' ? [start.board] : [],
  );
}

describe('a mutated board', { timeout: 60_000 }, () => {
  test('is legal, and has most of what the earlier one had', () => {
    const boards = mutants(2, [EARLIER]);
    expect(boards.length).toBeGreaterThan(30);
    expect(boards.flatMap((board) => whyIllegal(board, ENGINE_POOL) ?? [])).toEqual([]);
    const names = boards.map(({ cards }) => cards.map(({ name }) => name));
    const kept = names.filter(
      (each) => ['Llanowar Elves', 'Forest', 'Clone'].filter((name) => each.includes(name)).length >= 2,
    );
    expect(kept.length / boards.length).toBeGreaterThan(0.8);
  });

  test('differs from it in cards, zones, owners or the turn', () => {
    const boards = mutants(2, [EARLIER]);
    const same = boards.filter((board) => JSON.stringify(board) === JSON.stringify(EARLIER.start));
    expect(same).toEqual([]);
    expect(new Set(boards.map((board) => JSON.stringify(board))).size).toBeGreaterThan(boards.length * 0.8);
    expect(boards.some(({ cards }) => cards.length > 4) && boards.some(({ cards }) => cards.length < 4)).toBe(true);
    expect(boards.some(({ step }) => step !== 'end')).toBe(true);
  });

  test('has not more than its level allows', () => {
    for (const { turn, active, step, cards } of mutants(0, [EARLIER])) {
      expect([turn, active, step]).toEqual([1, 0, 'precombat main']);
      const marked = cards.filter(
        ({ attachedTo, counters }) => attachedTo !== null || Object.keys(counters).length > 0,
      );
      expect(marked).toEqual([]);
    }
  });

  test('has no card that is not in the pool', () => {
    const without = poolOf(ENGINE_POOL.cards.filter(({ name }) => name !== 'Clone'));
    const names = mutants(2, [EARLIER], without).flatMap(({ cards }) => cards.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(100);
    expect(names).not.toContain('Clone');
  });
});
