import { expect, test } from 'vitest';
import { ENGINE_FOLDER } from '../../faults/load.ts';
import { mutantsOf } from './mutants.ts';
import { wellTyped } from './well-typed.ts';

const SOURCES = new Map([
  [
    'rules/turn/toy.ts',
    `import { most } from './toy-most.ts';
export type Kind = 'card' | 'token';
export function worth(kind: Kind | null, plus: number | null, also: number | null): number {
  if (kind === 'token') return most + 1;
  return plus ?? also ?? 0;
}
`,
  ],
  ['rules/turn/toy-most.ts', `export const most: number = 3;\n`],
]);

test('mutants that the type checker refuses are none', async () => {
  const all = await mutantsOf(SOURCES);
  const accepted = wellTyped(SOURCES, all, ENGINE_FOLDER);
  const texts = (of: boolean): readonly string[] =>
    all.filter((mutant) => accepted.has(mutant) === of).map(({ mutator, replacement }) => `${mutator} ${replacement}`);
  expect(texts(true)).toContain('ConditionalExpression true');
  expect(texts(true)).toContain('ArithmeticOperator most - 1');
  // A kind that there is not, no number at all, and null where a number is wanted.
  expect(texts(false)).toEqual(
    expect.arrayContaining(['StringLiteral ""', 'BlockStatement {}', 'LogicalOperator (plus ?? also) && 0']),
  );
}, 60_000);
