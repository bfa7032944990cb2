import { EDITION } from '../../rulings/index.ts';
import { oneLine } from '../formats/one-line.ts';
import { namesIn, readable } from '../names.ts';
import { deedWords, refusedWords } from './deeds.ts';
import type { ExportSource, Grade } from './source.ts';

/** Where the last word on a grade is written. */
const GUIDE = 'docs/exporting.md';

/**
 * What stands in the comments of an export, a line each: what is wrong, what is done, what the format cannot say, and how far it was
 * proved. No line holds a line break or anything that cannot be seen.
 */
export function commentLines(source: ExportSource, grade: Grade, notSaid: readonly string[]): readonly string[] {
  const { counterexample, says, expected } = source;
  const { property, engine, suite, verdict, violation } = counterexample;
  const names = namesIn(expected);
  const rule = violation.cr === '' ? '' : ` CR ${violation.cr} (edition of ${EDITION}).`;
  const done = [...deedWords(expected, violation.at), ...refusedWords(counterexample.case.script, expected)];
  return [
    `Headjudge ${suite}: ${property} on ${engine}: ${verdict}, ${violation.clause}.${rule}`,
    `The property: ${says}`,
    `Expected: ${readable(violation.expected, names)}`,
    `Found: ${readable(violation.found, names)}`,
    ...(done.length === 0
      ? ['Nothing is done: players pass.']
      : ['What is done:', ...done.map((words) => `- ${words}`)]),
    ...(notSaid.length === 0 ? [] : ['What this file cannot say:', ...notSaid.map((words) => `- ${words}`)]),
    `Grade of this export: ${grade}; see ${GUIDE}.`,
  ].map(oneLine);
}
