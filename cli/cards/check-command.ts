import { resolve } from 'node:path';
import { CARDS } from '../../engine/facts.ts';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { checkCardFile } from './check.ts';

/** Holds the cards of the engine against a user's card file. Answers the exit code. */
export function checkCommand(context: Context, file: string): number {
  const check = checkFile(resolve(context.folder, file), file);
  for (const { card, what, record, file: theirs } of check.differences) {
    context.out.write(`${card}: ${what}: here ${record}, in the file ${theirs}\n`);
  }
  const count = check.differences.length;
  context.out.write(`${check.cards} cards, ${count} ${count === 1 ? 'difference' : 'differences'}\n`);
  return count === 0 ? EXIT.fine : EXIT.findings;
}

function checkFile(
  path: string,
  name: string,
): Extract<ReturnType<typeof checkCardFile>, { readonly kind: 'checked' }> {
  let check: ReturnType<typeof checkCardFile>;
  try {
    check = checkCardFile(path, CARDS);
  } catch (error) {
    throw new UsageError(`${name}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (check.kind === 'checked') return check;
  throw new UsageError(`${name}: line ${check.line}: expected ${check.expected}, found ${JSON.stringify(check.found)}`);
}
