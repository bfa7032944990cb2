import { describe, expect, test } from 'vitest';
import type { Script } from '../../protocol/index.ts';
import { refsIn, renamedScript, scriptWithout, withTurnsMoved } from './rename.ts';

const SCRIPT: Script = [
  {
    kind: 'action',
    player: 1,
    action: 'activate c5/0',
    after: { turn: 3, step: 'upkeep', stack: 1 },
    choices: [
      {
        kind: 'choice',
        player: 1,
        question: 'objects',
        purpose: 'targets',
        source: 'c5',
        answer: { kind: 'pick', picks: ['c4', 'p0'] },
      },
      {
        kind: 'choice',
        player: 1,
        question: 'value',
        purpose: 'type',
        source: 'c5',
        answer: { kind: 'pick', picks: ['Goblin'] },
      },
    ],
  },
  {
    kind: 'choice',
    player: 0,
    question: 'attackers',
    purpose: 'attackers',
    source: null,
    answer: { kind: 'pick', picks: ['c4>p1', 'c15>c9'] },
  },
];

describe('names in options', () => {
  test.each([
    ['cast c2', ['c2']],
    ['activate c5/0', ['c5']],
    ['c4>p1', ['c4', 'p1']],
    ['a c5/1#2', ['c5']],
    ['t12', ['t12']],
    ['mode 0', []],
    ['Goblin', []],
    ['G', []],
  ])('are found in %s', (option, refs) => {
    expect(refsIn(option)).toEqual(refs);
  });

  test('are changed everywhere, each once', () => {
    const names = new Map([
      ['c5', 'c4'],
      ['c4', 'c5'],
      ['p1', 'p0'],
      ['p0', 'p1'],
    ]);
    const renamed = renamedScript(SCRIPT, names);
    expect(renamed).toMatchObject([
      {
        player: 0,
        action: 'activate c4/0',
        choices: [{ player: 0, source: 'c4', answer: { picks: ['c5', 'p1'] } }, { answer: { picks: ['Goblin'] } }],
      },
      { player: 1, answer: { picks: ['c5>p0', 'c15>c9'] } },
    ]);
  });
});

describe('a script without some objects', () => {
  test('does nothing with them', () => {
    expect(scriptWithout(SCRIPT, new Set(['c5']))).toEqual([SCRIPT[1]]);
  });

  test('picks what is left, and drops a choice of nothing', () => {
    expect(scriptWithout(SCRIPT, new Set(['c4', 'c9']))).toMatchObject([
      { action: 'activate c5/0', choices: [{ answer: { picks: ['p0'] } }, { answer: { picks: ['Goblin'] } }] },
    ]);
  });

  test('lets players who are gone do nothing', () => {
    expect(scriptWithout(SCRIPT, new Set(['p1']))).toMatchObject([{ player: 0, answer: { picks: ['c15>c9'] } }]);
  });
});

test('turns from one on are moved together with the end', () => {
  const of = {
    start: { kind: 'decks', decks: { decks: [], life: 20 } },
    script: SCRIPT,
    policy: { kind: 'boring' },
    decisions: 9,
    untilTurn: 5,
  } as const;
  expect(withTurnsMoved(of, 3, -2)).toMatchObject({
    untilTurn: 3,
    script: [{ after: { turn: 1, step: 'upkeep' } }, {}],
  });
  expect(withTurnsMoved(of, 4, -2)).toMatchObject({ script: [{ after: { turn: 3 } }, {}] });
  expect(withTurnsMoved(of, 1, -9)).toMatchObject({ script: [{ after: { turn: 1 } }, {}] });
});
