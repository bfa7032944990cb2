import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { positiveNumber, wholeNumber } from '../options.ts';
import { diffCommand } from './diff-command.ts';

/** As commander hands them over: what has no default may be missing. */
interface DiffFlags {
  readonly engines: string;
  readonly seed: number;
  readonly cases: number;
  readonly workers: number;
  readonly case?: string;
  readonly out?: string;
  readonly format: 'table' | 'json';
}

/** Cases in all where no number is named. */
const USUAL_CASES = 300;

/** Adds `diff` to the command. `engines`: how engines are named; `workers`: usual. */
export function addDiff(
  program: Command,
  context: Context,
  { engines, workers }: { readonly engines: string; readonly workers: number },
  end: (code: number) => void,
): void {
  program
    .command('diff')
    .description('where engines part from the reference on the same cases, and who is alone there')
    .argument('[selectors...]', 'whose cases are played, as for run; else those of all properties')
    .requiredOption('--engines <engines>', `one or several of ${engines}, with commas between them`)
    .option('--seed <n>', 'other seeds, other cases', wholeNumber, 1)
    .option('--cases <n>', 'cases in all', positiveNumber, USUAL_CASES)
    .option('--workers <n>', 'threads, each with engines of its own', positiveNumber, workers)
    .option('--case <file>', 'only the case of this counterexample')
    .option('--out <folder>', 'where to write')
    .addOption(new Option('--format <format>', 'what to print').choices(['table', 'json']).default('table'))
    .action(async (selectors: string[], flags: DiffFlags) => {
      const { engines: named, case: file = null, out = null, ...rest } = flags;
      end(await diffCommand(context, { ...rest, selectors, engines: enginesIn(named), file, out }));
    });
}

/** Names between commas. A command line may have commas of its own: what follows is of it, unless it looks like a name. */
export function enginesIn(named: string): readonly string[] {
  const names: string[] = [];
  for (const part of named.split(',')) {
    const last = names.at(-1);
    if (last?.startsWith('cmd:') && !/^(?:reference|forge)$|^\w+:/.test(part))
      names[names.length - 1] = `${last},${part}`;
    else names.push(part);
  }
  return names;
}
