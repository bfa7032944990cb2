import { describe, expect, test, vi } from 'vitest';
import type { Case, Happening, Script } from '../protocol/index.ts';
import { executionRecord } from './execution-record.ts';
import { enforce, type Rehearsed, record } from './rehearsal.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyBoard, toyCase, toyProperty } from './testing/toy-property.ts';

vi.setConfig({ testTimeout: 60_000 });

const INDICES = Array.from({ length: 100 }, (_, index) => index);
const BOARD = toyBoard([
  { name: 'Spring', zone: 'battlefield', player: 0 },
  { name: 'Flare', zone: 'hand', player: 0 },
  { name: 'Flare', zone: 'hand', player: 1 },
]);

describe('a record', () => {
  test('played with the boring policy does the same again', () => {
    for (const index of INDICES) {
      const made = toyCase(toyProperty, index, 7);
      const first = record(toyEngine(), made);
      const again = record(toyEngine(), { ...made, script: recordOf(first).script, policy: { kind: 'boring' } });
      expect(happened(again)).toEqual(happened(first));
      expect(recordOf(again).script).toEqual(recordOf(first).script);
    }
  });

  test('says nothing of passes, and nothing of boring choices', () => {
    const cast: Script = [action('cast c2', [number('c2', 1)])];
    const [entry, ...others] = recordOf(record(toyEngine(), caseOf(cast))).script;
    expect(others).toEqual([]);
    expect(entry).toEqual(action('cast c2', [number('c2', 1)]));
  });

  test('names the cards that took part and the spans of turns, steps and spells', () => {
    const made = recordOf(
      record(toyEngine(), caseOf([action('activate c1/0', []), action('cast c2', [number('c2', 1)])])),
    );
    expect(made.usedCards).toEqual(['c1', 'c2']);
    expect(made.spans).toContainEqual({ kind: 'turn', from: 0, to: 2 });
    expect(made.spans).toContainEqual({ kind: 'step', from: 0, to: 2 });
    expect(made.spans).toContainEqual({ kind: 'stack object', from: 1, to: 2 });
    expect(made.lastMoment.turn).toBe(4);
  });

  test('leaves out a pass that waits for nothing', () => {
    const wait: Script = [action('pass', []), { ...action('cast c3', []), player: 1 }];
    const again = recordOf(record(toyEngine(), caseOf(wait)));
    expect(again.script).toEqual([{ ...action('cast c3', []), player: 1 }]);
  });
});

describe('a script that is tried', () => {
  test('leaves out what cannot be done and does the rest', () => {
    const script: Script = [
      action('cast c9', []),
      action('activate c1/0', []),
      action('activate c1/0', []),
      action('cast c2', [number('c2', 1)]),
    ];
    const done = recordOf(record(toyEngine(), caseOf(script))).script;
    expect(done).toEqual([action('activate c1/0', []), action('cast c2', [number('c2', 1)])]);
  });

  test('leaves out what comes too late', () => {
    const late: Script = [
      { ...action('activate c1/0', []), after: { turn: 0, step: 'end', stack: 0 } },
      action('cast c2', []),
    ];
    expect(recordOf(record(toyEngine(), caseOf(late))).script).toEqual([action('cast c2', [])]);
  });

  test('takes the nearest number that can be had', () => {
    const done = recordOf(record(toyEngine(), caseOf([action('cast c2', [number('c2', 7)])]))).script;
    expect(done).toEqual([action('cast c2', [number('c2', 1)])]);
  });
});

describe('an engine after the reference', () => {
  test('does the same if it asks in smaller pieces and in another order', () => {
    for (const index of INDICES) {
      const recording = record(toyEngine(), { ...toyCase(toyProperty, index, 3), decisions: 1000 });
      const enforced = enforce(toyEngine('none', 'piece by piece'), recording);
      expect(happened(enforced)).toEqual(happened(recording));
      expect(enforced.course.deviations()).toEqual([]);
    }
  });

  test('is given the same by the policy alone if it asks in smaller pieces and in another order', () => {
    for (const index of INDICES) {
      const made = { ...toyCase(toyProperty, index, 11), decisions: 1000 };
      const [atOnce, inPieces] = (['at once', 'piece by piece'] as const).map((manner) =>
        record(toyEngine('none', manner), made),
      );
      expect(inPieces && happened(inPieces)).toEqual(atOnce && happened(atOnce));
    }
  });

  test('deviates where it does not offer what the reference did', () => {
    const script = [action('activate c1/0', []), action('cast c2', [])];
    const enforced = enforce(toyEngine('hides Flare'), record(toyEngine(), caseOf(script)));
    expect(enforced.course.deviations()[0]).toMatchObject({ kind: 'never offered', what: 'cast c2', player: 0 });
  });

  test('deviates where it refuses what the reference did', () => {
    const script = [{ ...action('cast c2', []), after: { turn: 2, step: 'end', stack: 0 } }];
    const enforced = enforce(toyEngine('refuses Flare'), record(toyEngine(), caseOf(script)));
    expect(enforced.course.deviations()).toMatchObject([
      { kind: 'refused', what: 'cast c2', why: { why: 'no spells now' } },
    ]);
  });

  test('is tempted with what it offers and the reference does not', () => {
    const script = [{ ...action('activate c1/0', []), after: { turn: 2, step: 'end', stack: 0 } }];
    const enforced = enforce(toyEngine('taps what is tapped'), record(toyEngine(), caseOf(script)));
    expect(enforced.course.deviations()[0]).toMatchObject({ kind: 'offered', what: 'activate c1/0', player: 0 });
  });
});

function caseOf(script: Script): Case {
  return { start: { kind: 'board', board: BOARD }, script, policy: { kind: 'boring' }, decisions: 60, untilTurn: 4 };
}

function action(
  option: string,
  choices: Extract<Script[number], { kind: 'action' }>['choices'],
): Extract<Script[number], { kind: 'action' }> {
  return { kind: 'action', player: 0, action: option, after: { turn: 1, step: 'precombat main', stack: 0 }, choices };
}

function number(source: string, value: number): Extract<Script[number], { kind: 'choice' }> {
  return { kind: 'choice', player: 0, question: 'number', purpose: 'X', source, answer: { kind: 'number', value } };
}

function recordOf({ course, play }: Rehearsed): ReturnType<typeof executionRecord> {
  return executionRecord(course.recorder, play.history);
}

function happened({ play }: Rehearsed): readonly Happening[] {
  return play.history.steps.flatMap(({ happenings }) => happenings);
}
