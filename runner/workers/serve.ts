import { parentPort, workerData } from 'node:worker_threads';
import type { Property } from '../../properties/property.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import type { Restart } from '../confirm.ts';
import { reduceCase } from '../reduce.ts';
import { type CaseOf, DEFAULTS, tallyCases } from '../run-property.ts';
import type { Done, Job, WorkerSettings } from './job.ts';
import type { FromWorker } from './pool.ts';

/** What a worker works with. */
export interface Workshop {
  readonly engine: EngineUnderTest;
  /** Null: the engine is the reference. */
  readonly reference: EngineUnderTest | null;
  readonly properties: readonly Property[];
  readonly caseOf: CaseOf;
  /** Null: the engine comes to the same each time. */
  readonly restart: Restart | null;
  /** How many games the engine may play for a counterexample; null: the usual number. */
  readonly games: number | null;
}

/** Serves the jobs of a run in a worker thread. `open` makes the workshop from the settings of the run. */
export async function serveJobs(open: (settings: WorkerSettings) => Promise<Workshop>): Promise<void> {
  await serve(async (settings: WorkerSettings) => {
    const workshop = await open(settings);
    return (job: Job) => doJob(job, workshop, settings);
  });
}

/** Serves jobs of any kind in a worker thread, until it is stopped. */
export async function serve<Settings, AnyJob, AnyDone>(
  open: (settings: Settings) => Promise<(job: AnyJob) => AnyDone>,
): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this is not a worker thread');
  const send = (message: FromWorker<AnyDone>): void => port.postMessage(message);
  const { settings } = workerData as { readonly settings: Settings };
  const work = await open(settings);
  port.on('message', (job: AnyJob) => {
    try {
      send({ kind: 'done', done: work(job) });
    } catch (thrown) {
      const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      send({ kind: 'failed', message });
    }
  });
  send({ kind: 'ready' });
}

/** Does one job. Throws for a property that there is not. */
export function doJob(
  job: Job,
  { engine, reference, properties, caseOf, restart, games }: Workshop,
  settings: WorkerSettings,
): Done {
  const property = properties.find(({ id }) => id === job.property);
  if (property === undefined) throw new Error(`there is no property ${job.property}`);
  const { seed, reduction } = settings;
  switch (job.kind) {
    case 'cases': {
      const options = { ...DEFAULTS, seed, cases: job.to, reference, reduction, caseOf, restart };
      return { kind: 'cases', job, tally: tallyCases(property, engine, options, job) };
    }
    case 'reduce': {
      const of = caseOf(property, job.index, seed);
      return { kind: 'reduce', job, counterexample: reduceCase(property, engine, reference, of, reduction, games) };
    }
  }
}
