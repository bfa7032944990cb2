import { describe, expect, test } from 'vitest';
import type { Case, ChoiceEntry } from '../protocol/index.ts';
import { boardOf, inHand, permanent } from './testing/boards.ts';
import { variationsOf } from './vary.ts';

const X: ChoiceEntry = {
  ...{ kind: 'choice', player: 0, question: 'number', purpose: 'X', source: 'c2' },
  answer: { kind: 'number', value: 2 },
};
const TARGET: ChoiceEntry = { ...X, question: 'objects', purpose: 'targets', answer: { kind: 'pick', picks: ['p1'] } };

const of: Case = {
  start: {
    kind: 'board',
    board: boardOf([permanent('Grizzly Bears', { tapped: true, damage: 1 }), inHand('Blaze')]),
  },
  script: [
    {
      kind: 'action',
      player: 0,
      action: 'cast c2',
      after: { turn: 1, step: 'upkeep', stack: 0 },
      choices: [X, TARGET],
    },
  ],
  policy: { kind: 'boring' },
  decisions: 9,
  untilTurn: 2,
};
const variations = [...variationsOf(of)];
const insteadOf = (at: string, kind: string): readonly string[] =>
  variations.filter(({ thing }) => thing.at === at && thing.kind === kind).map(({ instead }) => instead);

describe('the variations of a case', () => {
  test('change numbers by one and to nothing, and targets to what else is there', () => {
    expect(insteadOf('1: X of c2', 'number')).toEqual(['0', '1', '3']);
    expect(insteadOf('2: targets of c2', 'target')).toEqual(['p0', 'c1']);
  });

  test('change what a permanent is besides its card', () => {
    expect(insteadOf('c1', 'status')).toEqual(['untapped', 'come this turn', 'no damage']);
  });

  test('put cards of its kind in the place of each card', () => {
    expect(insteadOf('c1', 'card').length).toBeGreaterThan(3);
    expect(insteadOf('c2', 'card')).not.toContain('Blaze');
  });

  test('change one thing each', () => {
    const changed = variations.map(({ case: varied }) => {
      const [was, is] = [of, varied].map((each) => JSON.stringify(each, null, 1).split('\n'));
      return (was ?? []).length === (is ?? []).length ? (was ?? []).filter((line, at) => line !== is?.[at]).length : 1;
    });
    expect(changed.every((lines) => lines === 1)).toBe(true);
  });

  test('are the same each time, and none for a game from decks', () => {
    expect([...variationsOf(of)]).toEqual(variations);
    expect([...variationsOf({ ...of, start: { kind: 'decks', decks: { decks: [[], []], life: 20 } } })]).toEqual([]);
  });
});
