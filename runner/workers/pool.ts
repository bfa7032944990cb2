import { Worker } from 'node:worker_threads';
import type { Done, FromWorker, Job, WorkerSettings } from './job.ts';

export interface PoolOptions {
  /** A module that calls `serveJobs`. */
  readonly entry: URL;
  readonly settings: WorkerSettings;
  readonly workers: number;
  /** Once it is aborted no more jobs are begun; those under way are finished. */
  readonly stop: AbortSignal;
  readonly onDone: (done: Done) => void;
}

const START = new URL('./start.mjs', import.meta.url);

/** Workers that are started when there is work for them, and stay for several rounds of jobs. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #workers: (Promise<Worker> | null)[];

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#workers = Array.from({ length: options.workers }, () => null);
  }

  /** Has the workers do jobs, each in turn as it becomes free. Throws an `Error` where the harness fails in a worker. */
  async run(jobs: Iterable<Job>): Promise<void> {
    const queue = jobs[Symbol.iterator]();
    await Promise.all(this.#workers.map((_, index) => this.#work(index, queue)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(async (worker) => (await worker?.catch(() => null))?.terminate()));
  }

  async #work(index: number, queue: Iterator<Job>): Promise<void> {
    while (!this.#options.stop.aborted) {
      const next = queue.next();
      if (next.done) return;
      const worker = this.#workers[index] ?? this.#start();
      this.#workers[index] = worker;
      this.#options.onDone(await assign(await worker, next.value));
    }
  }

  async #start(): Promise<Worker> {
    const { entry, settings } = this.#options;
    const worker = new Worker(START, { workerData: { entry: entry.href, settings } });
    const first = await message(worker);
    if (first.kind !== 'ready') throw new Error(`a worker did not start: ${first.kind}`);
    return worker;
  }
}

async function assign(worker: Worker, job: Job): Promise<Done> {
  const reply = message(worker);
  worker.postMessage(job);
  const said = await reply;
  if (said.kind === 'done') return said.done;
  throw new Error(said.kind === 'failed' ? said.message : 'a worker started twice');
}

/** The next message of a worker. Fails where the worker ends first. */
function message(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (said: FromWorker): void => settle(() => resolve(said));
    const onError = (error: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = (code: number): void => settle(() => reject(new Error(`a worker ended with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
