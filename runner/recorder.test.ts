import { expect, test } from 'vitest';
import type { Moment, Question } from '../protocol/index.ts';
import { Recorder } from './recorder.ts';

const EMPTY_STACK: Moment = { turn: 1, step: 'upkeep', stack: 0 };
const ONE_ON_STACK: Moment = { turn: 1, step: 'upkeep', stack: 1 };

test('A pass is an entry where without it a script would act too soon.', () => {
  const recorder = new Recorder();
  recorder.passed(0, ONE_ON_STACK);
  recorder.passed(1, ONE_ON_STACK);
  recorder.acted(0, 'cast c1', ONE_ON_STACK);
  expect(actions(recorder)).toEqual(['pass', 'cast c1']);
});

test('A pass is no entry where the script would wait anyway.', () => {
  const recorder = new Recorder();
  recorder.passed(0, ONE_ON_STACK);
  recorder.acted(0, 'cast c1', EMPTY_STACK);
  recorder.passed(0, ONE_ON_STACK);
  recorder.acted(1, 'cast c2', ONE_ON_STACK);
  recorder.acted(0, 'cast c3', ONE_ON_STACK);
  expect(actions(recorder)).toEqual(['cast c1', 'cast c2', 'cast c3']);
});

test('Choices belong to the action before them until a player has priority again.', () => {
  const recorder = new Recorder();
  recorder.acted(0, 'cast c1', EMPTY_STACK);
  recorder.chose(question('targets'), { kind: 'pick', picks: ['c2'] }, 1, 'upkeep');
  recorder.priority();
  recorder.chose(question('discard'), { kind: 'pick', picks: ['c1'] }, 1, 'upkeep');
  const [first, second] = recorder.entries();
  expect(first?.choices.map(({ choice, boring }) => [choice.purpose, boring])).toEqual([['targets', false]]);
  expect(second?.action).toBeNull();
  expect(second?.choices.map(({ choice, boring }) => [choice.purpose, boring])).toEqual([['discard', true]]);
});

test('What an ability on the stack brings about is a span.', () => {
  const recorder = new Recorder();
  recorder.happened([{ kind: 'put on stack', object: 'a1', source: 'c3', player: 0 }]);
  recorder.acted(0, 'cast c1', ONE_ON_STACK);
  recorder.happened([{ kind: 'cast', object: 'c1', player: 0, from: 'hand' }]);
  recorder.happened([{ kind: 'resolved', object: 'c1', did: '' }]);
  recorder.chose(question('discard'), { kind: 'pick', picks: ['c1'] }, 1, 'upkeep');
  recorder.priority();
  recorder.happened([{ kind: 'resolved', object: 'a1', did: '' }]);
  expect(recorder.spans()).toEqual([
    { kind: 'stack object', from: 0, to: 1 },
    { kind: 'trigger', from: 0, to: 1 },
  ]);
});

function actions(recorder: Recorder): readonly (string | undefined)[] {
  return recorder.entries().map(({ action }) => action?.action);
}

function question(purpose: string): Question {
  return {
    ...{ kind: 'objects', player: 0, purpose, source: 'c9', cr: '601.2c', takeBack: false },
    ...{ options: ['c1', 'c2'], incomplete: [], min: 1, max: 1 },
  };
}

test('An action is completed when its player could have priority again, unless it was taken back.', () => {
  const recorder = new Recorder();
  const moment = { turn: 1, step: 'precombat main', stack: 0 };
  const completed = (): readonly boolean[] => recorder.entries().map((entry) => entry.completed);
  recorder.acted(0, 'cast c1', moment);
  expect(completed()).toEqual([false]);
  recorder.priority();
  recorder.acted(0, 'activate c2/0', moment);
  recorder.happened([{ kind: 'taken back', player: 0, object: 'c1' }]);
  recorder.priority();
  recorder.acted(0, 'activate c2/0', moment);
  recorder.happened([{ kind: 'taken back', player: 0, object: 'c2' }]);
  recorder.priority();
  expect(completed()).toEqual([true, true, false]);
});
