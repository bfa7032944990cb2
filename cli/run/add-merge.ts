import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { FORMATS, type Format } from './format.ts';
import { mergeCommand } from './merge-command.ts';

/** Adds `merge` to the command. */
export function addMerge(program: Command, context: Context, end: (code: number) => void): void {
  program
    .command('merge')
    .description(
      'one report of the parts of a run (--shard), the same as of a run in one part; of a run that was stopped, of what it had done',
    )
    .argument('<folders...>', 'where the parts were written')
    .option('--out <folder>', 'where to write')
    .addOption(new Option('--format <format>', 'what to print').choices(FORMATS).default('table'))
    .option('--strict', 'what was not told counts as a finding', false)
    .action(
      async (
        folders: string[],
        options: { readonly out?: string; readonly format: Format; readonly strict: boolean },
      ) => {
        end(await mergeCommand(context, { out: null, ...options, folders }));
      },
    );
}
