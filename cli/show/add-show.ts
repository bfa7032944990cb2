import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { showCommand } from './show-command.ts';

/** As commander hands them over: what has no default may be missing. */
interface ShowFlags {
  readonly engine?: string;
  readonly out?: string;
}

/** Adds `show` to the command. `engines`: how engines are named. */
export function addShow(
  program: Command,
  context: Context,
  { engines }: { readonly engines: string },
  end: (code: number) => void,
): void {
  program
    .command('show')
    .description('write a page of reports, of a gate or of a counterexample, to open in a browser')
    .argument(
      '<files...>',
      'report.json, gate.json, or their folders (several reports stand side by side); or a counterexample',
    )
    .option('--engine <engine>', `of a counterexample: have this engine play it again: ${engines}`)
    .option('--out <file>', 'where to write; else beside the file')
    .action(async (files: string[], flags: ShowFlags) => {
      end(await showCommand(context, { engine: null, out: null, ...flags, files }));
    });
}
