import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { showCommand } from './show-command.ts';

/** As commander hands them over: what has no default may be missing. */
interface ShowFlags {
  readonly engine?: string;
  readonly out?: string;
  readonly ruling?: string;
  readonly all: boolean;
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
    .description('write a page of reports, of a gate, of a counterexample or of rulings, to open in a browser')
    .argument(
      '[files...]',
      'report.json, gate.json, or their folders (several reports stand side by side); or a counterexample',
    )
    .option('--engine <engine>', `that plays a counterexample again, or the games of rulings: ${engines}`)
    .option('--ruling <id>', 'a ruling, clause or statement, by small games in which it comes to the test')
    .option('--all', 'the book of rulings: the same for all of them; with reports, what engines have of each', false)
    .option('--out <file>', 'where to write; else beside the file')
    .action(async (files: string[], flags: ShowFlags) => {
      end(await showCommand(context, { engine: null, out: null, ruling: null, ...flags, files }));
    });
}
