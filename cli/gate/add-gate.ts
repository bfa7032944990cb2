import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { countFromNone, positiveNumber, wholeNumber } from '../options.ts';
import { FORMATS, type Format } from '../run/format.ts';
import { UsageError } from '../usage-error.ts';
import { gateCommand } from './gate-command.ts';
import { removeEntry } from './remove-entry.ts';

/** As commander hands them over: what has no default may be missing. */
interface GateFlags {
  readonly engine?: string;
  readonly baseline: string;
  readonly base?: string;
  readonly seed?: number;
  readonly cases?: number;
  readonly workers: number;
  readonly out?: string;
  readonly format: Format;
  readonly writeBaseline: boolean;
  readonly rebaseline: boolean;
  readonly remove?: string;
}

/** Adds `gate` to the command. `engines` and `workers`: how engines are named, and the usual number of threads. */
export function addGate(
  program: Command,
  context: Context,
  { engines, workers }: { readonly engines: string; readonly workers: number },
  end: (code: number) => void,
): void {
  program
    .command('gate')
    .description('let an engine pass that has no failures but the known ones: see docs/ci.md')
    .argument('[selectors...]', 'with --write-baseline: what is judged, as for run')
    .option('--engine <engine>', engines)
    .requiredOption('--baseline <file>', 'the known failures')
    .option('--base <engine>', 'an engine whose failures do not close the gate')
    .option('--seed <n>', 'else as the baseline says', wholeNumber)
    .option(
      '--cases <n>',
      'random cases per property, 0 for frozen ones alone; else as the baseline says',
      countFromNone,
    )
    .option('--workers <n>', 'threads', positiveNumber, workers)
    .option('--out <folder>', 'where to write reports; goes on with the run that is there')
    .addOption(new Option('--format <format>', 'what to print').choices(FORMATS).default('table'))
    .option('--write-baseline', 'write down what is so now', false)
    .option('--rebaseline', 'the same for another version of the suite, old and new side by side', false)
    .option('--remove <entry>', 'only take an entry out of the baseline')
    .action(async (selectors: string[], flags: GateFlags) => {
      if (flags.remove !== undefined) end(removeEntry(context, flags.baseline, flags.remove));
      else end(await gateCommand(context, { ...asked(flags), selectors }));
    });
}

function asked(flags: GateFlags): Omit<Parameters<typeof gateCommand>[1], 'selectors'> {
  const { engine, baseline, base = null, seed = null, cases = null, workers, out = null, format } = flags;
  if (engine === undefined) throw new UsageError("gate: required option '--engine <engine>' not specified");
  const write = flags.rebaseline ? 'rebaseline' : flags.writeBaseline ? 'baseline' : 'nothing';
  return { engine, baseline, base, seed, cases, workers, out, format, write };
}
