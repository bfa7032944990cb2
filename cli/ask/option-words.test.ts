import { describe, expect, test } from 'vitest';
import { compact } from './option-words.ts';

const mountains = (...numbers: readonly number[]): readonly string[] => numbers.map((each) => `Mountain #${each}`);

describe('names that differ in their number', () => {
  test('stand together where three or more follow one another', () => {
    expect(compact(mountains(1, 2, 3))).toEqual(['Mountain #1 to #3']);
    expect(compact(mountains(1, 2))).toEqual(['Mountain #1, Mountain #2']);
  });

  test('name nothing that is not among them', () => {
    expect(compact(mountains(1, 3, 5))).toEqual(['Mountain #1, Mountain #3, Mountain #5']);
    expect(compact(mountains(1, 2, 3, 5, 7, 8, 9))).toEqual(['Mountain #1 to #3, Mountain #5, Mountain #7 to #9']);
  });

  test('are in the order of their numbers', () => {
    expect(compact(mountains(10, 11, 8, 9))).toEqual(['Mountain #8 to #11']);
    expect(compact(mountains(10, 9))).toEqual(['Mountain #9, Mountain #10']);
  });

  test('leave other names where they are, and are told apart by the rest of their words', () => {
    const fights = ['Bear #1 blocking Wolf #1', 'Bear #2 blocking Wolf #1', 'Bear #3 blocking Wolf #1'];
    expect(compact(['Opt', ...fights, 'Bear #4 blocking Wolf #2', 'Shock'])).toEqual([
      'Opt',
      'Bear #1 to #3 blocking Wolf #1',
      'Bear #4 blocking Wolf #2',
      'Shock',
    ]);
  });
});
