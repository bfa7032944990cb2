import type { Verdict } from '../../protocol/index.ts';
import type { Counterexample } from '../reduce.ts';
import { merged, type Tally, verdictOf } from '../tally.ts';
import { type CasesJob, type Done, type Job, nameOf, type ReduceJob } from './job.ts';
import type { Journal, RunSettings } from './journal.ts';
import { inThisThread, type JobRunner, Pool } from './pool.ts';
import { doJob, type Workshop } from './serve.ts';

export interface CampaignOptions {
  readonly settings: RunSettings;
  readonly journal: Journal<Done>;
  readonly labour: Labour;
  /** How many cases are tried to make each counterexample small. */
  readonly reduction: number;
  /** Of which classes of a property no counterexample is made: they are counted alone. */
  readonly isAside: (property: string, name: string) => boolean;
  /** Ends the run early: what is under way is finished. */
  readonly stop: AbortSignal;
  /** Seconds after which no more cases are begun; null: no end but the number of cases. */
  readonly seconds: number | null;
  readonly onProgress: (progress: Progress) => void;
  /** After each finished job. `soFar` makes what all of them came to, which takes a moment. */
  readonly onDone: (soFar: () => CampaignResult) => void;
}

/** Who does the work: threads that begin with a module which has `serveJobs` called, or this thread. */
export type Labour =
  | { readonly kind: 'threads'; readonly entry: URL; readonly workers: number }
  | { readonly kind: 'here'; readonly workshop: Workshop };

export interface Progress {
  readonly phase: 'cases' | 'counterexamples';
  /** Cases or counterexamples that were begun. */
  readonly done: number;
  /** Null where only the time ends it. */
  readonly total: number | null;
}

/** What a run found of one property. */
export interface PropertyResult {
  readonly verdict: Verdict;
  readonly tally: Tally;
  /** By class, in the order of the tally's classes; not every class has one. */
  readonly counterexamples: readonly { readonly class: string; readonly counterexample: Counterexample }[];
}

export interface CampaignResult {
  /** In the order of the settings. */
  readonly properties: readonly PropertyResult[];
  /** Whether all cases were run and all counterexamples made. */
  readonly complete: boolean;
}

/** How many cases a job judges. Results do not depend on it, but journals of other sizes do not fit. */
export const CHUNK = 50;
/** Of how many classes of a property a counterexample is made. */
const MOST_CLASSES = 8;

/**
 * Judges an engine by many properties at once. What comes out depends on the settings alone, not on the number of workers nor
 * on how often the run was stopped and started again.
 */
export async function campaign(options: CampaignOptions): Promise<CampaignResult> {
  const { settings, journal } = options;
  const done = new Map(journal.before.map((each) => [nameOf(each.job), each]));
  const cases = casesJobs(settings);
  const late = lateness(options.seconds);
  const pool = jobRunner(options, (each) => {
    journal.add(each);
    done.set(nameOf(each.job), each);
    options.onDone(() => ({ properties: results(options, done), complete: false }));
  });
  try {
    await pool.run(reported(cases, done, 'cases', options, late));
    const reductions = reduceJobs(options, done);
    await pool.run(reported(reductions, done, 'counterexamples', options, () => false));
    const all = [...cases, ...reductions];
    return { properties: results(options, done), complete: all.every((job) => done.has(nameOf(job))) };
  } finally {
    await pool.close();
  }
}

function jobRunner(
  { settings: { engine, seed }, reduction, stop, labour }: CampaignOptions,
  onDone: (done: Done) => void,
): JobRunner<Job> {
  const settings = { engine, seed, reduction };
  switch (labour.kind) {
    case 'threads':
      return new Pool<Job, Done>({ ...labour, settings, stop, onDone });
    case 'here':
      return inThisThread((job: Job) => doJob(job, labour.workshop, settings), { stop, onDone });
  }
}

/** Jobs that are not yet done. How far they are is told before each. */
function* reported(
  jobs: readonly Job[],
  done: ReadonlyMap<string, Done>,
  phase: Progress['phase'],
  { onProgress, seconds }: CampaignOptions,
  isLate: () => boolean,
): Generator<Job> {
  const total = phase === 'cases' && seconds !== null ? null : sum(jobs.map(amountOf));
  const open = jobs.filter((job) => !done.has(nameOf(job)));
  let begun = sum(jobs.map(amountOf)) - sum(open.map(amountOf));
  if (open.length > 0) onProgress({ phase, done: begun, total });
  for (const job of open) {
    if (isLate()) break;
    yield job;
    begun += amountOf(job);
    onProgress({ phase, done: begun, total });
  }
}

function amountOf(job: Job): number {
  return job.kind === 'cases' ? job.to - job.from : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function lateness(seconds: number | null): () => boolean {
  if (seconds === null) return () => false;
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/** Frozen cases first; then the first cases of every property before the next ones of any, so that a run that is cut short has some of each. */
export function casesJobs({ properties, frozen, cases, shard }: RunSettings): readonly CasesJob[] {
  const jobs = properties.flatMap((property, index): readonly CasesJob[] => {
    const count = frozen[index] ?? 0;
    return count === 0 ? [] : [{ kind: 'cases', property, from: -count, to: 0 }];
  });
  for (let from = 0; from < cases; from += CHUNK) {
    for (const property of properties) {
      jobs.push({ kind: 'cases', property, from, to: Math.min(cases, from + CHUNK) });
    }
  }
  return jobs.filter((_, index) => index % shard.of === shard.part - 1);
}

function reduceJobs({ settings, isAside }: CampaignOptions, done: ReadonlyMap<string, Done>): readonly ReduceJob[] {
  return settings.properties.flatMap((property) =>
    tallyOf(property, done)
      .classes.filter((found) => !isAside(property, found.class))
      .slice(0, MOST_CLASSES)
      .map(({ class: name, smallest: { index } }) => ({ kind: 'reduce', property, index, class: name }) as const),
  );
}

function results(options: CampaignOptions, done: ReadonlyMap<string, Done>): readonly PropertyResult[] {
  const reductions = reduceJobs(options, done);
  return options.settings.properties.map((property) => {
    const tally = tallyOf(property, done);
    const counterexamples = reductions
      .filter((job) => job.property === property)
      .flatMap((job) => {
        const each = done.get(nameOf(job));
        return each?.kind === 'reduce' && each.counterexample !== null
          ? [{ class: job.class, counterexample: each.counterexample }]
          : [];
      });
    return { verdict: tally.cases === 0 ? 'undecided' : verdictOf(tally), tally, counterexamples };
  });
}

function tallyOf(property: string, done: ReadonlyMap<string, Done>): Tally {
  const tallies = [...done.values()].flatMap((each) =>
    each.kind === 'cases' && each.job.property === property ? [each.tally] : [],
  );
  return merged(property, tallies);
}
