import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import { readText } from '../files.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { checkClaims, claimsText } from './claims.ts';
import { endsText, everyEnd } from './ends.ts';
import { playAsked } from './play-asked.ts';
import { readAsked } from './read-asked.ts';
import { tell } from './tell.ts';

export interface AskCommand {
  readonly file: string;
  /** Whether what may be done is told wherever a player acts. */
  readonly options: boolean;
  /** Whether every answer to every choice that the file leaves open is gone through. */
  readonly all: boolean;
  /** Games to play for that at most. */
  readonly most: number;
}

/** Answers a question: the story, the options, the rules, whether what is expected holds. Answers the exit code. */
export function askCommand({ out, folder }: Context, { file, options, all, most }: AskCommand): number {
  const asked = readAsked(file, readText(resolve(folder, file)));
  return inFile(file, () => {
    const { transcript, book } = playAsked(asked, () => null);
    out.write(`${tell(asked, transcript, book, { options }).join('\n').trimEnd()}\n`);
    if (all) out.write(`\n${endsText(everyEnd(asked, most), asked).join('\n')}\n`);
    const checked = checkClaims(asked, transcript, book);
    if (checked.length > 0) out.write(`\n${claimsText(checked).join('\n')}\n`);
    return checked.every(({ failed }) => failed === null) ? EXIT.fine : EXIT.findings;
  });
}

/** What is wrong with a file is told with its name. */
function inFile<T>(file: string, does: () => T): T {
  try {
    return does();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${file}${error.message.startsWith('line ') ? ',' : ':'} ${error.message}`);
  }
}
