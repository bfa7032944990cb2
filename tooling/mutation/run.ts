import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { jsonText, writeText } from '../../cli/files.ts';
import { outFolder } from '../../cli/run/out-folder.ts';
import { suiteFingerprint } from '../../cli/suite.ts';
import { ENGINE_FOLDER, readEngine } from '../../faults/load.ts';
import { Journal, Pool } from '../../runner/index.ts';
import type { EngineSources } from '../../faults/instrument.ts';
import { ROOT } from '../source-tree.ts';
import type { MutantDone, MutantJob } from './fate.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { buildMutants, loadMeasuring } from './mutated-engine.ts';
import { type MutationReport, reportOf, textOf } from './report.ts';
import { sampleOf } from './sample.ts';
import { scenarioCases } from './scenario-cases.ts';
import { type Reaching, reaching } from './reaching.ts';
import { trials } from './trials.ts';
import { wellTyped } from './well-typed.ts';
import type { MutationSettings } from './worker.ts';

interface Settings {
  readonly kind: 'mutation';
  /** How many mutants. */
  readonly sample: number;
  /** How many of them are judged by laws alone too. */
  readonly laws: number;
  readonly seed: number;
  /** Random cases of each property, beside the frozen ones. */
  readonly random: number;
  /** In at most how many cases a mutant is looked for. */
  readonly most: number;
  readonly suite: string;
}

/** A line of the journal. */
interface Kept {
  readonly job: number;
  readonly done: MutantDone;
}

/** How long the cases of a mutant may take, in seconds. */
const PATIENCE = 300;

const USAGE = `Usage: npm run mutation -- [--sample 1000] [--laws 300] [--seed 1] [--random 40] [--most 100] [--workers 2] [--out FOLDER]

Judges random small changes of the rules in the engine (Stryker's mutants): what share of them the suite finds, and which
it does not. With --out it goes on with what is there.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ sample: number(1000), laws: number(300), seed: number(1), random: number(40), most: number(100) },
      ...{ workers: number(2), out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    },
  });
  if (values.help === true) {
    process.stdout.write(USAGE);
    return;
  }
  const [sample, laws, seed] = [wanted(values, 'sample'), wanted(values, 'laws'), wanted(values, 'seed')];
  const [random, most, workers] = [wanted(values, 'random'), wanted(values, 'most'), wanted(values, 'workers')];
  const settings: Settings = { kind: 'mutation', sample, laws, seed, random, most, suite: suiteFingerprint() };
  const report = await measured(settings, workers, outFolder(values.out ?? null, process.cwd()));
  process.stdout.write(textOf(report));
}

function number(usual: number): { readonly type: 'string'; readonly default: string } {
  return { type: 'string', default: String(usual) };
}

function wanted(values: Readonly<Record<string, unknown>>, name: string): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= (name === 'laws' || name === 'random' ? 0 : 1)) return value;
  throw new Error(`--${name}: expected a whole number, found ${String(values[name])}`);
}

async function measured(settings: Settings, workers: number, folder: string): Promise<MutationReport> {
  const journal = Journal.open<Kept>(folder, settings);
  if ('kind' in journal) throw new Error(`${journal.why}; name another folder with --out`);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  say('making the mutants');
  const sources = await readEngine(ENGINE_FOLDER);
  const { mutants, illTyped } = drawn(sources, await mutantsOf(sources), settings);
  const built = await buildMutants(sources, mutants);
  say('playing the scenarios');
  const scenarios = scenarioCases();
  say('playing the cases on the reference, and seeing which mutants they come to');
  const all = trials(settings.random, settings.seed, scenarios);
  const reached = reaching(await loadMeasuring(built), mutants.length, all, settings.most);
  const done = new Map(journal.before.map((each) => [each.job, each.done]));
  const add = (each: MutantDone): void => {
    journal.add({ job: each.mutant, done: each });
    done.set(each.mutant, each);
    if (done.size % 50 === 0) say(`judged ${done.size} of ${mutants.length}`);
  };
  const toJudge: MutationSettings = { built, random: settings.random, seed: settings.seed, scenarios };
  const pool = new Pool<MutantJob, MutantDone>(
    {
      ...{ entry: new URL('./worker.mjs', import.meta.url), settings: toJudge, workers },
      ...{ stop: new AbortController().signal, onDone: add },
    },
    { seconds: PATIENCE, instead: givenUp },
  );
  try {
    await pool.run(jobs(reached, settings.laws).filter(({ mutant }) => !done.has(mutant)));
  } finally {
    await pool.close();
    journal.close();
  }
  const report = reportOf(settings, mutants, sources, done, illTyped);
  writeText(`${folder}/mutation.json`, jsonText(report));
  say(`Report: ${relative(ROOT, folder)}/mutation.json`);
  return report;
}

interface Drawn {
  readonly mutants: readonly Mutant[];
  /** How many were drawn between them that the type checker refuses. */
  readonly illTyped: number;
}

/** A fair draw of the mutants that the type checker accepts. */
function drawn(sources: EngineSources, all: readonly Mutant[], { sample, seed }: Settings): Drawn {
  const order = sampleOf(all, all.length, seed);
  const mutants: Mutant[] = [];
  let looked = 0;
  while (mutants.length < sample && looked < order.length) {
    const next = order.slice(looked, looked + 2 * (sample - mutants.length));
    const accepted = wellTyped(sources, next, ENGINE_FOLDER);
    for (const mutant of next) {
      if (mutants.length === sample) break;
      looked++;
      if (accepted.has(mutant)) mutants.push(mutant);
    }
  }
  return { mutants, illTyped: looked - mutants.length };
}

/** The first mutants of the sample are a fair draw of it. */
function jobs({ mutants, seen }: Reaching, laws: number): readonly MutantJob[] {
  return mutants.map(({ chosen, reached, times }, mutant) => {
    const trials = chosen.map((number) => ({ number, seen: seen[number] ?? '' }));
    return { mutant, trials, reached, times, lawsAlone: mutant < laws };
  });
}

function givenUp({ mutant, lawsAlone }: MutantJob): MutantDone {
  return { mutant, lawsAlone, fate: { kind: 'out of time' }, byLaw: null };
}

main().catch((thrown: unknown) => {
  process.stderr.write(`mutation: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 2;
});
