import { describe, expect, test } from 'vitest';
import { fromBoard } from '../../engine/index.ts';
import type { Case } from '../../protocol/index.ts';
import { caseAt } from '../case-arbitrary.ts';
import { whyIllegal } from '../legality/legal-board.ts';
import { ENGINE_POOL } from '../pool.ts';
import { boardOf, inHand, permanent } from '../testing/boards.ts';
import { troublesome } from '../testing/sources.ts';
import { playToy } from '../testing/toy.ts';
import { cycle, FIRST_PLACE } from './cycle.ts';
import { compareCases, keyOf } from './order.ts';
import { subjectOf } from './subject.ts';

const CASES = Array.from({ length: 6 }, (_, index) => caseAt(troublesome(2, { played: 20 }), index, 2).case);

function candidatesOf(of: Case): readonly Case[] {
  return [...cycle(subjectOf(of, playToy(of)), FIRST_PLACE)].map((candidate) => candidate.case);
}

describe('candidates', { timeout: 60_000 }, () => {
  test('are smaller than their subject, and legal boards', () => {
    for (const of of CASES) {
      const candidates = candidatesOf(of);
      expect(candidates.length).toBeGreaterThan(20);
      expect(candidates.filter((candidate) => compareCases(candidate, of) >= 0)).toEqual([]);
      const illegal = candidates.flatMap(({ start }) =>
        start.kind === 'board' ? (whyIllegal(start.board, ENGINE_POOL) ?? []) : [],
      );
      expect(illegal).toEqual([]);
      const roots = candidates.flatMap(({ start }) => (start.kind === 'board' ? [fromBoard(start.board)] : []));
      expect(roots.filter((root) => 'kind' in root)).toEqual([]);
    }
  });

  test('name no card in their script that is not there', () => {
    for (const of of CASES.filter(({ start }) => start.kind === 'board')) {
      const written: Case = { ...of, policy: { kind: 'boring' }, script: playToy(of).script };
      for (const { start, script } of candidatesOf(written)) {
        const ids = start.kind === 'board' ? start.board.cards.map(({ id }) => id) : [];
        expect(
          script
            .flatMap((entry) => (entry.kind === 'action' ? (entry.action.match(/c\d+/g) ?? []) : []))
            .filter((id) => !ids.includes(id)),
        ).toEqual([]);
      }
    }
  });

  test('from a place on are the others first, then the rest of the round', () => {
    const subject = subjectOf(CASES[0] as Case, playToy(CASES[0] as Case));
    const whole = [...cycle(subject, FIRST_PLACE)];
    const middle = whole[Math.floor(whole.length / 2)];
    if (middle === undefined) throw new Error('no candidates');
    const resumed = [...cycle(subject, middle.place)].map((candidate) => keyOf(candidate.case));
    const half = Math.floor(whole.length / 2);
    expect(resumed).toEqual([...whole.slice(half), ...whole.slice(0, half)].map((candidate) => keyOf(candidate.case)));
  });

  test('of a board that is only perhaps legal are those of any board', () => {
    const cards = [permanent('Hangarback Walker'), permanent('Glorious Anthem'), inHand('Forest')];
    const of: Case = { ...(CASES[0] as Case), start: { kind: 'board', board: boardOf(cards) }, script: [] };
    const left = candidatesOf(of).map(({ start }) =>
      start.kind === 'board' ? start.board.cards.map(({ name }) => name) : [],
    );
    expect(left).toContainEqual(['Hangarback Walker', 'Glorious Anthem']);
  });
});
