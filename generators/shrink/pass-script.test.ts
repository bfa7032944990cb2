import { describe, expect, test } from 'vitest';
import type { ActionEntry, Case, ChoiceEntry, Script } from '../../protocol/index.ts';
import type { Span } from '../case-run.ts';
import { lower } from './lower.ts';
import {
  boringChoices,
  earlierTurns,
  smallerAnswers,
  withoutEntryPairs,
  withoutSpans,
  withoutWindows,
} from './pass-script.ts';
import type { Pass, Subject } from './subject.ts';

function action(id: number, turn = 1, choices: readonly ChoiceEntry[] = []): ActionEntry {
  return {
    kind: 'action',
    player: 0,
    action: `cast c${id}`,
    after: { turn, step: 'precombat main', stack: 0 },
    choices,
  };
}

function choice(purpose: string, answer: ChoiceEntry['answer']): ChoiceEntry {
  return { kind: 'choice', player: 0, question: 'objects', purpose, source: null, answer };
}

function scriptsOf(pass: Pass, script: Script, spans: readonly Span[] = []): readonly Script[] {
  const decks = { kind: 'decks', decks: { decks: [[], []], life: 20 } } as const;
  const of: Case = { start: decks, script, policy: { kind: 'boring' }, decisions: 9, untilTurn: 9 };
  const subject: Subject = { whole: of, case: of, record: null, spans, surelyLegal: true };
  return [...pass(subject)].map((made) => made.script);
}

/** The numbers of the cards that are still cast. */
const left = (scripts: readonly Script[]): readonly string[] =>
  scripts.map((script) => script.map((entry) => (entry.kind === 'action' ? entry.action.slice(6) : '-')).join(' '));

const FIVE = [1, 2, 3, 4, 5].map((id) => action(id));

describe('passes over a script', () => {
  test('leave out spans of one kind, many before few', () => {
    const spans: readonly Span[] = [
      { kind: 'turn', from: 0, to: 3 },
      { kind: 'turn', from: 3, to: 5 },
      { kind: 'stack object', from: 1, to: 2 },
    ];
    expect(left(scriptsOf(withoutSpans, FIVE, spans))).toEqual(['', '4 5', '1 2 3', '1 3 4 5']);
  });

  test('leave out windows wherever they may begin', () => {
    const scripts = left(scriptsOf(withoutWindows, FIVE));
    expect(scripts).toEqual([
      '5',
      '1',
      '3 4 5',
      '1 4 5',
      '1 2 5',
      '1 2 3',
      '2 3 4 5',
      '1 3 4 5',
      '1 2 4 5',
      '1 2 3 5',
      '1 2 3 4',
    ]);
  });

  test('leave out pairs that are not neighbours', () => {
    expect(left(scriptsOf(withoutEntryPairs, FIVE))).toEqual(['2 4 5', '2 3 5', '2 3 4', '1 3 5', '1 3 4', '1 2 4']);
    expect(scriptsOf(withoutEntryPairs, Array(31).fill(action(1)))).toEqual([]);
  });

  test('leave choices to the boring policy, all of them or one', () => {
    const [a, b] = [choice('a', { kind: 'pick', picks: ['c1'] }), choice('b', { kind: 'pick', picks: ['c2'] })];
    const scripts = scriptsOf(boringChoices, [action(1, 1, [a, b]), action(2)]);
    expect(scripts).toEqual([
      [action(1), action(2)],
      [action(1, 1, [b]), action(2)],
      [action(1, 1, [a]), action(2)],
    ]);
  });

  test('make numbers smaller, and picks fewer', () => {
    const number = choice('X', { kind: 'number', value: 3 });
    const picks = choice('targets', { kind: 'pick', picks: ['c1', 'c2'] });
    const answers = scriptsOf(smallerAnswers, [action(1, 1, [number]), picks]).map(([first, second]) => [
      first?.kind === 'action' ? first.choices[0]?.answer : null,
      second?.kind === 'choice' ? second.answer : null,
    ]);
    const [three, two] = [number.answer, picks.answer];
    expect(answers).toEqual([
      [{ kind: 'number', value: 0 }, two],
      [{ kind: 'number', value: 2 }, two],
      [three, { kind: 'pick', picks: ['c2'] }],
      [three, { kind: 'pick', picks: ['c1'] }],
    ]);
  });

  test('do things turns earlier, with all that comes after', () => {
    const turns = scriptsOf(earlierTurns, [action(1, 1), action(2, 4), action(3, 5)]).map((script) =>
      script.map((entry) => (entry.kind === 'action' ? entry.after.turn : 0)),
    );
    expect(turns).toEqual([
      [1, 1, 2],
      [1, 2, 3],
      [1, 3, 4],
      [1, 4, 1],
      [1, 4, 3],
      [1, 4, 4],
    ]);
  });
});

describe('smaller numbers', () => {
  test('are the least, and then nearer and nearer', () => {
    expect(lower(10)).toEqual([0, 5, 8, 9]);
    expect(lower(3, 1)).toEqual([1, 2]);
    expect(lower(0)).toEqual([]);
  });
});
