import { expect, test } from 'vitest';
import { commandLine } from './shell-words.ts';

test('a command line is taken apart by the shell into its words', () => {
  expect(commandLine(['replay', 'a.json', '--engine', 'fault:sample'])).toBe(
    'headjudge replay a.json --engine fault:sample',
  );
  expect(commandLine(['run', '--engine', "cmd:java -jar the judge's.jar"])).toBe(
    "headjudge run --engine 'cmd:java -jar the judge'\\''s.jar'",
  );
});
