import { expect, test } from 'vitest';
import { readRules } from './comprehensive-rules.ts';
import { MADE_UP_RULES } from './made-up-texts.ts';

function numbersAndTexts(file: string): readonly (readonly [string, string])[] {
  const rules = readRules(file);
  if (rules.kind === 'unreadable') throw new Error(`unreadable: expected ${rules.expected}`);
  return rules.rules.map((rule) => [rule.number, rule.text]);
}

test('the edition is the day from which the rules are effective', () => {
  expect(readRules(MADE_UP_RULES)).toMatchObject({ kind: 'rules', edition: '2031-02-03' });
});

test('rules count with and without letters; headings, contents and glossary do not', () => {
  expect(numbersAndTexts(MADE_UP_RULES).map(([number]) => number)).toEqual([
    '100.1',
    '100.1a',
    '100.1b',
    '100.2',
    '704.5z',
    '704.5aa',
  ]);
});

test('a text has no number, keeps its examples and further paragraphs, and ends at the next heading', () => {
  const texts = new Map(numbersAndTexts(MADE_UP_RULES));
  expect(texts.get('100.1a')).toBe(`A player's "turn" is short - as a rule. Example: Ann's turn. Example: Bob's turn.`);
  expect(texts.get('100.1b')).toBe('The first paragraph. The second paragraph, set apart.');
  expect(texts.get('100.2')).toBe('The last rule of the section.');
});

test('carriage returns and a byte order mark change nothing', () => {
  const windows = `\uFEFF${MADE_UP_RULES.replaceAll('\n', '\r\n')}`;
  expect(numbersAndTexts(windows)).toEqual(numbersAndTexts(MADE_UP_RULES));
});

test('a text without a day is no rules text', () => {
  expect(readRules('A shopping list\n100.1. Apples.\n')).toEqual({
    kind: 'unreadable',
    expected: 'a line that says from which day the rules are effective',
    found: 'A shopping list',
    line: 1,
  });
});

test('a text without rules is no rules text', () => {
  const empty = 'These rules are effective as of May 1, 2031.\n';
  expect(readRules(empty)).toMatchObject({ kind: 'unreadable', found: 'none' });
});

test('a number that comes twice is told with its line', () => {
  const twice = 'These rules are effective as of May 1, 2031.\n100.1. One.\n100.1. Two.\n';
  expect(readRules(twice)).toMatchObject({ kind: 'unreadable', expected: 'one rule 100.1', line: 3 });
});
