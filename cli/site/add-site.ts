import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { siteCommand } from './site-command.ts';

/** Adds `site` to the command. */
export function addSite(program: Command, context: Context, end: (code: number) => void): void {
  program
    .command('site')
    .description(
      'write pages from reports that engines published: the newest side by side, and each through its versions',
    )
    .argument('<folder>', 'with the folders of runs in it, however deep')
    .option('--out <folder>', 'where to write; else site, beside the folder')
    .option(
      '--replay <engines...>',
      'engines that claims may be put to here besides reference and fault:…, as the reports name them',
    )
    .action(async (folder: string, { out, replay }: { readonly out?: string; readonly replay?: readonly string[] }) => {
      end(await siteCommand(context, { folder, out: out ?? null, replay: replay ?? [] }));
    });
}
