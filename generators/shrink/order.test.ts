import { describe, expect, test } from 'vitest';
import type { ActionEntry, Case } from '../../protocol/index.ts';
import { boardOf, inHand, inLibrary, permanent } from '../testing/boards.ts';
import { compareCases, keyOf, size } from './order.ts';

const cast: ActionEntry = {
  kind: 'action',
  player: 0,
  action: 'cast c2',
  after: { turn: 1, step: 'precombat main', stack: 0 },
  choices: [],
};

function caseOf(more: Partial<Case>, cards = [permanent('Forest'), inHand('Grizzly Bears')]): Case {
  const start = { kind: 'board', board: boardOf(cards) } as const;
  return { start, script: [], policy: { kind: 'boring' }, decisions: 30, untilTurn: 2, ...more };
}

const smaller = (a: Case, b: Case): boolean => compareCases(a, b) < 0 && compareCases(b, a) > 0;

describe('size', () => {
  test('counts cards and what is done, library cards a tenth', () => {
    expect(size(caseOf({ script: [cast] }))).toBe(30);
    expect(size(caseOf({}, [permanent('Forest'), inLibrary('Forest'), inLibrary('Island')]))).toBe(12);
  });

  test('counts players after the second', () => {
    expect(size({ ...caseOf({}), start: { kind: 'board', board: boardOf([], 4) } })).toBe(20);
  });

  test('counts choices a tenth and payments nothing', () => {
    const target = {
      kind: 'choice',
      player: 0,
      question: 'objects',
      purpose: 'targets',
      source: 'c2',
      answer: { kind: 'pick', picks: ['c1'] },
    } as const;
    const pay = { ...target, question: 'pay', purpose: 'cost', answer: { kind: 'pick', picks: ['pay'] } } as const;
    expect(size(caseOf({ script: [{ ...cast, choices: [target, pay, pay] }, pay] }))).toBe(31);
  });
});

describe('the order', () => {
  const base = caseOf({ script: [cast] });

  test('puts a case that says all that is done before one that leaves it to a policy', () => {
    const weights = { pass: 1, cast: 1, activate: 1, play: 1, 'take back': 1 };
    expect(smaller(base, caseOf({ policy: { kind: 'hashed', seed: 1, weights } }))).toBe(true);
  });

  test.each<[string, Case]>([
    [
      'another step',
      {
        ...base,
        start: { kind: 'board', board: { ...boardOf([permanent('Forest'), inHand('Grizzly Bears')]), step: 'end' } },
      },
    ],
    ['a tapped land', caseOf({ script: [cast] }, [permanent('Forest', { tapped: true }), inHand('Grizzly Bears')])],
    ['a card with more to read', caseOf({ script: [cast] }, [permanent('Forest'), inHand('Hangarback Walker')])],
    ['a land with more to read', caseOf({ script: [cast] }, [permanent('Reflecting Pool'), inHand('Grizzly Bears')])],
    ['more decisions', { ...base, decisions: 31 }],
    ['something done later', caseOf({ script: [{ ...cast, after: { ...cast.after, turn: 2 } }] })],
  ])('puts the usual before %s', (_, odd) => {
    expect([size(odd), smaller(base, odd)]).toEqual([size(base), true]);
  });

  test('is total: only the same case is neither smaller nor larger', () => {
    const renamed = {
      ...base,
      start: { kind: 'board', board: { ...boardOf([permanent('Island'), inHand('Grizzly Bears')]) } },
    } as const;
    expect(compareCases(base, renamed)).not.toBe(0);
    expect(compareCases(base, structuredClone(base))).toBe(0);
  });

  test('has one key for one case, however it was put together', () => {
    const { script, ...rest } = base;
    expect(keyOf({ script, ...rest })).toBe(keyOf({ ...rest, script }));
  });
});
