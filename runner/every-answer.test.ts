import { expect, test } from 'vitest';
import type { Question } from '../protocol/index.ts';
import { everyAnswer } from './every-answer.ts';

const question = (kind: Question['kind'], details: Partial<Question>): Question => ({
  ...{
    kind,
    player: 0,
    purpose: kind,
    source: null,
    cr: '601.2b',
    takeBack: false,
    options: [],
    incomplete: [],
    min: 0,
    max: 0,
  },
  ...details,
});
const picks = (of: Question) => [...everyAnswer(of)].map((answer) => (answer.kind === 'pick' ? answer.picks : answer));

test('every option that can be completed is an answer', () => {
  const options = ['pass', 'cast c1', 'cast c2'];
  expect(picks(question('priority', { options, incomplete: ['cast c2'] }))).toEqual([['pass'], ['cast c1']]);
});

test('every subset within the bounds is an answer', () => {
  const options = ['c1', 'c2', 'c3'];
  expect(picks(question('objects', { options, min: 1, max: 2 }))).toEqual([
    ...[['c1'], ['c1', 'c2'], ['c1', 'c3'], ['c2'], ['c2', 'c3'], ['c3']],
  ]);
  expect(picks(question('attackers', { options: ['c1>p1', 'c2>p1'] })).length).toBe(4);
});

test('every order of a few items is an answer, and two of many', () => {
  expect(picks(question('order', { options: ['a', 'b', 'c'] })).length).toBe(6);
  expect(picks(question('order', { options: ['a', 'b', 'c', 'd', 'e'] })).length).toBe(2);
});

test('numbers go from the least to the greatest, all of a few', () => {
  const values = (max: number) =>
    [...everyAnswer(question('number', { max }))].map((answer) => (answer.kind === 'number' ? answer.value : null));
  expect(values(3)).toEqual([0, 1, 2, 3]);
  expect(values(100)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('a total is divided in every way', () => {
  const divided = [...everyAnswer(question('divide', { options: ['c1', 'p1'], min: 2, max: 2 }))];
  expect(divided).toEqual([
    { kind: 'divide', amounts: [0, 2] },
    { kind: 'divide', amounts: [1, 1] },
    { kind: 'divide', amounts: [2, 0] },
  ]);
});
