import { relative } from 'node:path';
import type { Fault } from '../../../faults/index.ts';
import { killedReferences } from '../../../faults/matrix.ts';
import { holeText } from '../../../faults/matrix-text.ts';
import { type Measure, measure } from '../../../faults/measure.ts';
import { measureText } from '../../../faults/measure-text.ts';
import { Journal, Pool } from '../../../runner/index.ts';
import type { Context } from '../../context.ts';
import { jsonText, writeText } from '../../files.ts';
import { outFolder } from '../../run/out-folder.ts';
import { ProgressLine } from '../../run/progress.ts';
import { EXIT, UsageError } from '../../usage-error.ts';
import { chosenFaults } from '../chosen-faults.ts';
import { type FullDone, type FullJob, type FullSettings, nameOf } from './full-job.ts';
import {
  cellJobs,
  type FullResults,
  judgementsOf,
  measuredCells,
  measuredOptima,
  openJobs,
  optimumJobs,
} from './full-measure.ts';

export interface FullCommand {
  /** None: all. */
  readonly ids: readonly string[];
  /** Cases in which a fault has to be found. */
  readonly cases: number;
  readonly seed: number;
  /** How many seeds, from `seed` on. */
  readonly seeds: number;
  readonly workers: number;
  /** Null: a new folder. */
  readonly out: string | null;
  readonly format: 'table' | 'json';
}

/** What is written of a full measure. */
export interface FullReport {
  readonly kind: 'headjudge faults';
  readonly format: 1;
  readonly suite: string;
  readonly settings: FullSettings;
  readonly faults: readonly (Omit<Measure['rows'][number], 'fault'> & {
    readonly fault: string;
    readonly property: string;
    readonly clause: string;
  })[];
  readonly goals: Measure['goals'];
  /** What else is wrong: with a property on the reference, or with a fault that no longer applies. */
  readonly others: readonly string[];
}

/**
 * Measures how well the suite finds faults and tells of them: in how many of several seeds, how small, how quickly, under one name or
 * several. What is done is kept in a folder, and the same command goes on there. Answers the exit code: 1 where a goal is missed.
 */
export async function fullCommand(context: Context, command: FullCommand): Promise<number> {
  const { chosen, stale } = await chosenFaults(context.faults, command.ids);
  const { seed, seeds, cases } = command;
  const settings: FullSettings = {
    ...{ kind: 'faults', seed, seeds, cases, faults: chosen.map(({ id }) => id), suite: context.fingerprint() },
  };
  const folder = outFolder(command.out, context.folder);
  const results = await resultsIn(folder, context, command, settings, chosen);
  const shown = relative(context.folder, folder) || '.';
  if (context.interrupted.aborted) {
    context.err.write(`Stopped. To go on: the same command with --out ${shown}\n`);
    return EXIT.stopped;
  }
  const made = measure(chosen, measuredCells(results), measuredOptima(results));
  const others = [
    ...killedReferences(context.properties, judgementsOf(results)).map(holeText),
    ...stale.map(({ id, reason }) => `fault ${id} no longer applies: ${reason}`),
  ];
  const report = jsonText(reportOf(context, settings, made, others));
  writeText(`${folder}/faults.json`, report);
  const lines = others.map((line) => `${line}\n`).join('');
  context.out.write(command.format === 'json' ? report : `${measureText(made)}${lines}Report: ${shown}/faults.json\n`);
  return made.goals.every(({ met }) => met) && others.length === 0 ? EXIT.fine : EXIT.findings;
}

async function resultsIn(
  folder: string,
  context: Context,
  { workers }: FullCommand,
  settings: FullSettings,
  chosen: readonly Fault[],
): Promise<FullResults> {
  const journal = Journal.open<FullDone>(folder, settings);
  if ('kind' in journal) throw new UsageError(`${journal.why}; name another folder with --out`);
  const results = new Map(journal.before.map((done) => [nameOf(done.job), done]));
  const line = new ProgressLine(context.err);
  let total = 0;
  const pool = new Pool<FullJob, FullDone>({
    ...{ entry: new URL('./worker.mjs', import.meta.url), settings: null, workers, stop: context.interrupted },
    onDone: (done) => {
      journal.add(done);
      results.set(nameOf(done.job), done);
      line.show({ phase: 'faults', done: results.size, total });
    },
  });
  try {
    const cells = cellJobs(chosen, context.properties, settings);
    total = cells.length + chosen.length;
    await pool.run(openJobs(cells, results));
    if (!context.interrupted.aborted) await pool.run(openJobs(optimumJobs(chosen, results), results));
  } finally {
    await pool.close();
    line.clear();
    journal.close();
  }
  return results;
}

function reportOf(context: Context, settings: FullSettings, made: Measure, others: readonly string[]): FullReport {
  const faults = made.rows.map(({ fault: { id, property, clause }, ...row }) => ({
    fault: id,
    property,
    clause,
    ...row,
  }));
  return { kind: 'headjudge faults', format: 1, suite: context.version, settings, faults, goals: made.goals, others };
}
