import { describe, expect, test, vi } from 'vitest';
import type { EngineUnderTest, Session } from '../protocol/index.ts';
import { Course } from './course.ts';
import type { Chooser, Play } from './driver.ts';
import { playInProcess } from './in-process.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

vi.setConfig({ testTimeout: 60_000 });

const INDICES = Array.from({ length: 20 }, (_, index) => index);

test('Every question is a step, with what was seen as it was asked and what happened since the one before.', () => {
  const { history, answered } = playInProcess(toyEngine(), toyCase(toyProperty, 0, 1), chooser());
  expect(history.steps.slice(0, -1).every(({ question, answer }) => question !== null && answer !== null)).toBe(true);
  expect(history.steps.at(-1)?.answer).toBeNull();
  expect(history.steps).toHaveLength(answered + 1);
  const turns = history.steps.map(({ view }) => view.turn);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  const before = history.steps.findIndex(({ happenings }) => happenings.some(({ kind }) => kind === 'tapped for mana'));
  expect(tappedIn(history.steps[before]?.view)).toBe(tappedIn(history.steps[before - 1]?.view) + 1);
});

describe('a case ends early', () => {
  test('where the engine crashes, with what was seen until then', () => {
    const plays = INDICES.map((index) =>
      playInProcess(toyEngine('crashes on damage'), toyCase(toyProperty, index, 1), chooser()),
    );
    const crashed = plays.filter(({ end }) => end.kind === 'crash');
    expect(crashed.length).toBeGreaterThan(0);
    expect(crashed[0]?.end).toMatchObject({ name: 'Error', message: expect.stringMatching(/^no damage for c\d+$/) });
    expect(crashed[0]?.history.steps.length).toBeGreaterThan(1);
  });

  test('where the game cannot be set up', () => {
    const decks = { kind: 'decks' as const, decks: { decks: [[], []], life: 20 } };
    const play = playInProcess(toyEngine(), { ...toyCase(toyProperty, 0, 1), start: decks }, chooser());
    expect(play).toMatchObject({ answered: 0, end: { kind: 'cannot set up', why: 'a toy has no decks' } });
  });

  test('where the engine refuses every answer to its own question', () => {
    const stubborn = changed(() => ({ kind: 'illegal answer', cr: '733.1', why: 'never' }));
    const play = playInProcess(stubborn, toyCase(toyProperty, 0, 1), chooser());
    expect(play.end).toMatchObject({ kind: 'stuck', question: { kind: 'priority' }, why: { why: 'never' } });
    expect(play.history.steps).toHaveLength(1);
  });
});

test('Answers that are refused are followed by others.', () => {
  const refused: string[] = [];
  const picky = changed((session, answer) => {
    const isCast = answer.kind === 'pick' && answer.picks[0]?.startsWith('cast') === true;
    return isCast ? { kind: 'illegal answer', cr: '601.3', why: 'no spells' } : session.answer(answer);
  });
  const course = chooser();
  const play = playInProcess(picky, toyCase(toyProperty, 0, 1), {
    ends: (...args) => course.ends(...args),
    answers: (...args) => course.answers(...args),
    accepted: (...args) => course.accepted(...args),
    refused: (question, sight, answer, why) => {
      refused.push(why.why);
      course.refused(question, sight, answer, why);
    },
  });
  expect(play.end).toEqual({ kind: 'played' });
  expect(new Set(refused)).toEqual(new Set(['no spells']));
});

function chooser(): Chooser {
  const { policy, untilTurn } = toyCase(toyProperty, 0, 1);
  return new Course({
    ...{ plan: [], policy, acts: true, extras: () => [] },
    ends: (_question, view, { answered }) => answered >= 40 || view.turn >= untilTurn,
  });
}

function changed(
  answer: (session: Session, given: Parameters<Session['answer']>[0]) => ReturnType<Session['answer']>,
): EngineUnderTest {
  return {
    ...toyEngine(),
    load: (board) => {
      const session = toyEngine().load(board);
      return 'kind' in session ? session : { ...session, answer: (given) => answer(session, given) };
    },
  };
}

function tappedIn(view: Play['history']['steps'][number]['view'] | undefined): number {
  return view?.battlefield.filter(({ tapped }) => tapped).length ?? Number.NaN;
}
