import { type Command, Option } from 'commander';
import type { ExportFormat } from '../../reports/exports/index.ts';
import type { Context } from '../context.ts';
import { exportCommand } from './export-command.ts';

const FORMATS: readonly ExportFormat[] = [
  'forge-state',
  'forge-puzzle',
  'xmage-test',
  'xmage-init',
  'argentum',
  'markdown',
  'json',
];

/** Adds `export` to the command. */
export function addExport(program: Command, context: Context, end: (code: number) => void): void {
  program
    .command('export')
    .description('write a counterexample, or all of a report, in another engine’s format: see docs/exporting.md')
    .argument('<file>', 'a counterexample; or report.json or its folder')
    .addOption(new Option('--to <format>', 'what to write').choices(FORMATS).makeOptionMandatory())
    .option('--out <path>', 'a file, or a folder for a report; else the output, or exports/ beside the report')
    .action(async (file: string, { to, out }: { readonly to: ExportFormat; readonly out?: string }) => {
      end(await exportCommand(context, { file, to, out: out ?? null }));
    });
}
