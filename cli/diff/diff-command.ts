import { join, relative } from 'node:path';
import { commandLine } from '../../reports/index.ts';
import { inThisThread, type JobRunner, Pool } from '../../runner/index.ts';
import type { Context } from '../context.ts';
import { jsonText, writeText } from '../files.ts';
import { stepsText } from '../run/counterexample-files.ts';
import { outFolder } from '../run/out-folder.ts';
import { EXIT } from '../usage-error.ts';
import {
  addSeen,
  byPlace,
  type DiffAsked,
  type DiffDone,
  type DiffJob,
  openShop,
  type SeenClass,
  type ToldDifference,
} from './diff-shop.ts';
import { diffTable } from './diff-table.ts';

export interface DiffCommand extends DiffAsked {
  /** In all. */
  readonly cases: number;
  readonly workers: number;
  readonly out: string | null;
  readonly format: 'table' | 'json';
}

/** What engines differ in, in one way. */
export interface Difference extends Omit<ToldDifference, 'counterexample' | 'steps'> {
  readonly class: string;
  readonly cases: number;
  /** A file, from the folder of results. */
  readonly story: string;
  readonly again: string;
}

/** What engines come to on the same cases. */
export interface DiffReport {
  readonly engines: readonly { readonly id: string; readonly agrees: number; readonly compared: number }[];
  readonly cases: number;
  readonly differences: readonly Difference[];
}

/** How many differences are made small and told. */
const MOST_TOLD = 20;
/** How many cases are one job. What comes out does not depend on it. */
const CHUNK = 20;

/** Has engines play the same cases after the reference and tells where they part, and who is alone there. Answers the exit code. */
export async function diffCommand(context: Context, command: DiffCommand): Promise<number> {
  const shop = await openShop(context, command);
  const folder = outFolder(command.out, context.folder);
  const done: DiffDone[] = [];
  const pool = labour(
    context,
    command,
    (job) => shop.do(job),
    (each) => done.push(each),
  );
  try {
    await pool.run(casesJobs(command));
    const seen = seenIn(done).slice(0, MOST_TOLD);
    const small = seen.map(
      (each, index): DiffJob => ({ kind: 'small', seen: each, again: againFor(context, command, folder, index) }),
    );
    await pool.run(small);
    if (context.interrupted.aborted) return EXIT.stopped;
    const report = reportOf(context, command, folder, done, seen);
    writeText(join(folder, 'diff.json'), jsonText(report));
    const shown = relative(context.folder, folder) || '.';
    context.out.write(command.format === 'json' ? jsonText(report) : diffTable(report, shown));
    if (report.engines.some(({ compared }) => compared === 0)) return EXIT.findings;
    return report.differences.length === 0 ? EXIT.fine : EXIT.findings;
  } finally {
    await pool.close();
  }
}

/** Threads of their own, or for one worker this one. */
function labour(
  { interrupted: stop, diffThread }: Context,
  { engines, selectors, seed, file, workers }: DiffCommand,
  work: (job: DiffJob) => DiffDone,
  onDone: (done: DiffDone) => void,
): JobRunner<DiffJob> {
  if (workers === 1 || diffThread === null) return inThisThread(work, { stop, onDone });
  const settings: DiffAsked = { engines, selectors, seed, file };
  return new Pool<DiffJob, DiffDone>({ entry: diffThread, settings, workers, stop, onDone });
}

function casesJobs({ file, cases }: DiffCommand): readonly DiffJob[] {
  if (file !== null) return [{ kind: 'cases', from: 0, to: 1 }];
  const jobs: DiffJob[] = [];
  for (let from = 0; from < cases; from += CHUNK) jobs.push({ kind: 'cases', from, to: Math.min(cases, from + CHUNK) });
  return jobs;
}

function seenIn(done: readonly DiffDone[]): readonly SeenClass[] {
  const all = new Map<string, SeenClass>();
  for (const each of done) if (each.kind === 'cases') for (const seen of each.seen) addSeen(all, seen);
  return [...all.values()].sort(byPlace);
}

function againFor({ folder: from }: Context, { engines }: DiffCommand, folder: string, index: number): string {
  const file = relative(from, join(folder, fileOf(index, 'json')));
  return commandLine(['diff', '--engines', engines.join(','), '--case', file]);
}

function fileOf(index: number, ending: 'json' | 'md' | 'steps.json'): string {
  return `differences/${index + 1}.${ending}`;
}

/** Writes each difference and its story. */
function reportOf(
  context: Context,
  command: DiffCommand,
  folder: string,
  done: readonly DiffDone[],
  seen: readonly SeenClass[],
): DiffReport {
  const played = done.filter((each) => each.kind === 'cases');
  const sum = (of: (each: (typeof played)[number]) => number): number =>
    played.reduce((all, each) => all + of(each), 0);
  return {
    engines: command.engines.map((id, index) => ({
      id,
      agrees: sum(({ tallies }) => tallies[index]?.agrees ?? 0),
      compared: sum(({ tallies }) => tallies[index]?.compared ?? 0),
    })),
    cases: sum(({ cases }) => cases),
    differences: seen.map((each, index) => {
      const small = done.find((one) => one.kind === 'small' && one.class === each.class);
      if (small?.kind !== 'small') throw new Error(`${each.class} was not made small`);
      const { counterexample, story, steps, ...told } = small.told;
      writeText(join(folder, fileOf(index, 'json')), jsonText(counterexample));
      writeText(join(folder, fileOf(index, 'md')), story);
      writeText(join(folder, fileOf(index, 'steps.json')), stepsText(steps));
      const again = againFor(context, command, folder, index);
      return { class: each.class, cases: each.count, ...told, story: fileOf(index, 'md'), again };
    }),
  };
}
