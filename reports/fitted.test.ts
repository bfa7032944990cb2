import { expect, test } from 'vitest';
import { fitted } from './fitted.ts';

test('Lines are broken between words, and go on where their words began.', () => {
  const text = 'short\n  expected: one two three four five\nand this is a line without a label';
  expect(fitted(text, 24)).toBe(
    [
      'short',
      '  expected: one two',
      '            three four',
      '            five',
      'and this is a line',
      '  without a label',
    ].join('\n'),
  );
});

test('What is there to be copied stays whole, and so does a word that is too long.', () => {
  const command = '  show:     headjudge replay out/counterexamples/a-1.json';
  expect(fitted(command, 20)).toBe(command);
  expect(fitted('Report: out/report.json', 10)).toBe('Report: out/report.json');
  expect(fitted('aaaaaaaaaaaaaaa bb', 10)).toBe('aaaaaaaaaaaaaaa\n  bb');
});

test('Colours take no room.', () => {
  const red = '\u001b[31mwrong\u001b[39m';
  expect(fitted(`${red} ${red}`, 11)).toBe(`${red} ${red}`);
  expect(fitted(`${red} ${red}`, 10)).toBe(`${red}\n  ${red}`);
});
