import type { Context } from '../context.ts';
import { didYouMean, EXIT, UsageError } from '../usage-error.ts';
import { readBaseline, removeWitness, writeBaseline } from './baseline-file.ts';

/** Takes an entry out of a baseline, with its witness. Answers the exit code. */
export function removeEntry(context: Context, named: string, id: string): number {
  const baseline = readBaseline(named, context.folder);
  if (baseline === null) throw new UsageError(`${named}: there is no such file`);
  const { entries } = baseline.file;
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) {
    throw new UsageError(
      `${named}: no entry is called "${id}"${didYouMean(
        id,
        entries.map((each) => each.id),
      )}`,
    );
  }
  removeWitness(baseline, entry);
  writeBaseline({ ...baseline, file: { ...baseline.file, entries: entries.filter((each) => each !== entry) } });
  context.out.write(`${named}: ${id} is taken out; ${entries.length - 1} entries are left\n`);
  return EXIT.fine;
}
