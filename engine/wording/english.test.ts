import { expect, test } from 'vitest';
import { list, numeral, plural, withArticle } from './english.ts';

test.each([
  ['untapped creature', 'an untapped creature'],
  ['unit', 'a unit'],
  ['Island', 'an Island'],
  ['other creature', 'another creature'],
  ['this', 'this'],
  ['what was exiled', 'what was exiled'],
  ['thing', 'a thing'],
])('the article of %s gives: %s', (phrase, expected) => {
  expect(withArticle(phrase)).toBe(expected);
});

test.each([
  ['sorcery', 'sorceries'],
  ['Elf', 'Elves'],
  ['Plains', 'Plains'],
  ['Treefolk', 'Treefolk'],
  ['Swamp', 'Swamps'],
  ['search', 'searches'],
])('the plural of %s is %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test('a list has commas and its word before the last item', () => {
  expect([list([], 'or'), list(['a'], 'or'), list(['a', 'b'], 'or'), list(['a', 'b', 'c'], 'and')]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});

test('numbers are in letters up to ten', () => {
  expect([numeral(1), numeral(10), numeral(11)]).toEqual(['one', 'ten', '11']);
});
