import { parentPort, workerData } from 'node:worker_threads';
import type { Property } from '../../properties/property.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { reduceCase } from '../reduce.ts';
import { type CaseOf, DEFAULTS, tallyCases } from '../run-property.ts';
import type { Done, FromWorker, Job, WorkerSettings } from './job.ts';

/** What a worker works with. */
export interface Workshop {
  readonly engine: EngineUnderTest;
  /** Null: the engine is the reference. */
  readonly reference: EngineUnderTest | null;
  readonly properties: readonly Property[];
  readonly caseOf: CaseOf;
}

/** Serves jobs in a worker thread until it is stopped. `open` makes the workshop from the settings of the run. */
export async function serveJobs(open: (settings: WorkerSettings) => Promise<Workshop>): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('this is not a worker thread');
  const send = (message: FromWorker): void => port.postMessage(message);
  const { settings } = workerData as { readonly settings: WorkerSettings };
  const workshop = await open(settings);
  port.on('message', (job: Job) => {
    try {
      send({ kind: 'done', done: doJob(job, workshop, settings) });
    } catch (thrown) {
      send({
        kind: 'failed',
        job,
        message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      });
    }
  });
  send({ kind: 'ready' });
}

/** Does one job. Throws for a property that there is not. */
export function doJob(job: Job, { engine, reference, properties, caseOf }: Workshop, settings: WorkerSettings): Done {
  const property = properties.find(({ id }) => id === job.property);
  if (property === undefined) throw new Error(`there is no property ${job.property}`);
  const { seed, reduction } = settings;
  switch (job.kind) {
    case 'cases': {
      const options = { ...DEFAULTS, seed, cases: job.to, reference, reduction, caseOf };
      return { kind: 'cases', job, tally: tallyCases(property, engine, options, job) };
    }
    case 'reduce': {
      const of = caseOf(property, job.index, seed);
      return { kind: 'reduce', job, counterexample: reduceCase(property, engine, reference, of, reduction) };
    }
  }
}
