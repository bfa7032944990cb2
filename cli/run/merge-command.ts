import { relative, resolve } from 'node:path';
import { type Done, Journal, jobName, type RunSettings } from '../../runner/index.ts';
import type { Context } from '../context.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import type { Format } from './format.ts';
import { outFolder } from './out-folder.ts';
import { exitCode, finished } from './run-command.ts';

export interface MergeCommand {
  /** Of runs: all parts of one, in any order. */
  readonly folders: readonly string[];
  readonly out: string | null;
  readonly format: Format;
  readonly strict: boolean;
}

/** A run as its folder has it. */
interface Part {
  readonly folder: string;
  readonly settings: RunSettings;
  readonly done: readonly Done[];
}

/**
 * Makes one report of the parts of a run, the same as of a run in one part; of parts that were stopped it is of what they had done. Plays
 * no more cases. What several of them have counts once; where they do not agree on it, that is told and nothing is merged, for the engine
 * did not do the same each time. Answers the exit code.
 */
export async function mergeCommand(context: Context, { folders, out, format, strict }: MergeCommand): Promise<number> {
  const parts = folders.map((folder) => partIn(folder, context));
  const [first] = parts;
  if (first === undefined) throw new UsageError('expected the folders of a run');
  refuseOthers(first, parts);
  const settings: RunSettings = { ...first.settings, shard: { part: 1, of: 1 } };
  if (settings.suite !== context.fingerprint())
    throw new UsageError(`${first.folder} is of another version of the suite: merge with that one`);
  const properties = settings.chosen.map((id) => {
    const property = context.properties.find((each) => each.id === id);
    if (property === undefined) throw new UsageError(`${first.folder}: no property is called "${id}"`);
    return property;
  });
  const { union, conflicts } = unionOf(parts);
  for (const words of conflicts) context.err.write(`conflict: ${words}\n`);
  if (conflicts.length > 0) return EXIT.findings;
  const opened = await context.openEngine(settings.engine);
  const folder = outFolder(out, context.folder);
  const journal = Journal.open<Done>(folder, settings);
  if ('kind' in journal) throw new UsageError(`${journal.why}; name another folder with --out`);
  if (journal.before.length === 0) for (const each of union) journal.add(each);
  journal.close();
  const run = { folder, opened, settings, properties, format, strict, workers: 1, time: null };
  return exitCode(await finished({ ...context, interrupted: AbortSignal.abort() }, run), strict);
}

/** What parts did, each piece of work once, and what two of them did and do not agree on. */
function unionOf(parts: readonly Part[]): { readonly union: readonly Done[]; readonly conflicts: readonly string[] } {
  const all = new Map<string, { readonly done: Done; readonly folder: string }>();
  const conflicts: string[] = [];
  for (const { folder, done } of parts)
    for (const each of done) {
      const name = jobName(each.job);
      const before = all.get(name);
      if (before === undefined) all.set(name, { done: each, folder });
      else if (JSON.stringify(before.done) !== JSON.stringify(each))
        conflicts.push(`${before.folder} and ${folder} do not agree on: ${name}`);
    }
  return { union: [...all.values()].map(({ done }) => done), conflicts };
}

function partIn(named: string, context: Context): Part {
  const folder = resolve(context.folder, named);
  const read = Journal.read<Done, RunSettings>(folder);
  if ('kind' in read) throw new UsageError(read.why);
  return { folder: relative(context.folder, folder) || '.', ...read };
}

/** Throws a `UsageError` where these are not all parts of one run. */
function refuseOthers(first: Part, parts: readonly Part[]): void {
  const alike = ({ settings: { shard, ...rest } }: Part): string => JSON.stringify([shard.of, rest]);
  const other = parts.find((part) => alike(part) !== alike(first));
  if (other !== undefined)
    throw new UsageError(`${first.folder} and ${other.folder} are no parts of one run: their settings differ`);
  const { of } = first.settings.shard;
  const numbers = parts.map(({ settings }) => settings.shard.part);
  for (let part = 1; part <= of; part++) {
    if (!numbers.includes(part)) throw new UsageError(`part ${part} of ${of} is missing`);
  }
}
