import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** `Done`: what a job comes to. Jobs, settings and what they come to are plain JSON. */
export interface PoolOptions<Done> {
  /** A module that Node reads as it is, and that has `serve` called. */
  readonly entry: URL;
  /** What each worker is told before its first job. */
  readonly settings: unknown;
  readonly workers: number;
  /** Once it is aborted no more jobs are begun; those under way are finished. */
  readonly stop: AbortSignal;
  readonly onDone: (done: Done) => void;
}

/** How long a job may take. */
export interface Patience<Job, Done> {
  readonly seconds: number;
  /** What is done instead where a job takes longer. */
  readonly instead: (job: Job) => Done;
}

/** What a worker says. */
export type FromWorker<Done> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly done: Done }
  /** The harness failed, not the engine. */
  | { readonly kind: 'failed'; readonly message: string };

/** Whoever does jobs. */
export interface JobRunner<Job> {
  /** Does jobs until there are none or it is to stop. Throws an `Error` where the harness fails. */
  run(jobs: Iterable<Job>): Promise<void>;
  close(): Promise<void>;
}

/** Does jobs in this thread, one after the other. */
export function inThisThread<Job, Done>(
  work: (job: Job) => Done,
  { stop, onDone }: Pick<PoolOptions<Done>, 'stop' | 'onDone'>,
): JobRunner<Job> {
  return {
    run: async (jobs) => {
      const queue = jobs[Symbol.iterator]();
      for (let next = take(queue, stop); next !== null; next = take(queue, stop)) onDone(work(next.job));
    },
    close: async () => {},
  };
}

/** The next job; null: there is none, or no more are to be begun. */
function take<Job>(queue: Iterator<Job>, stop: AbortSignal): { readonly job: Job } | null {
  const next = stop.aborted ? null : queue.next();
  return next === null || next.done ? null : { job: next.value };
}

/** Workers that are started when there is work for them, and stay for several rounds of jobs. */
export class Pool<Job, Done> implements JobRunner<Job> {
  readonly #options: PoolOptions<Done>;
  readonly #patience: Patience<Job, Done> | null;
  readonly #workers: (Promise<Worker> | null)[];

  /** `patience` null: jobs are waited for however long they take. */
  constructor(options: PoolOptions<Done>, patience: Patience<Job, Done> | null = null) {
    this.#options = options;
    this.#patience = patience;
    this.#workers = Array.from({ length: options.workers }, () => null);
  }

  /** Has the workers do jobs, each in turn as it becomes free. */
  async run(jobs: Iterable<Job>): Promise<void> {
    const queue = jobs[Symbol.iterator]();
    await Promise.all(this.#workers.map((_, index) => this.#work(index, queue)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(async (worker) => (await worker?.catch(() => null))?.terminate()));
  }

  async #work(index: number, queue: Iterator<Job>): Promise<void> {
    for (let next = take(queue, this.#options.stop); next !== null; next = take(queue, this.#options.stop)) {
      const worker = this.#workers[index] ?? this.#start();
      this.#workers[index] = worker;
      this.#options.onDone(await this.#assign(index, await worker, next.job));
    }
  }

  async #assign(index: number, worker: Worker, job: Job): Promise<Done> {
    const done = assign<Job, Done>(worker, job);
    if (this.#patience === null) return done;
    const { seconds, instead } = this.#patience;
    const over = new AbortController();
    const late = setTimeout(seconds * 1000, null, { signal: over.signal }).catch(() => null);
    try {
      const settled = await Promise.race([done.then((value) => ({ value })), late]);
      if (settled !== null) return settled.value;
    } finally {
      over.abort();
    }
    // It fails as the worker is ended, and nobody waits for it any more.
    done.catch(() => null);
    this.#workers[index] = null;
    await worker.terminate();
    return instead(job);
  }

  async #start(): Promise<Worker> {
    const { entry, settings } = this.#options;
    const worker = new Worker(entry, { workerData: { settings } });
    const first = await message<Done>(worker);
    if (first.kind !== 'ready') throw new Error(`a worker did not start: ${first.kind}`);
    return worker;
  }
}

async function assign<Job, Done>(worker: Worker, job: Job): Promise<Done> {
  const reply = message<Done>(worker);
  worker.postMessage(job);
  const said = await reply;
  if (said.kind === 'done') return said.done;
  throw new Error(said.kind === 'failed' ? said.message : 'a worker started twice');
}

/** The next message of a worker. Fails where the worker ends first. */
function message<Done>(worker: Worker): Promise<FromWorker<Done>> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (said: FromWorker<Done>): void => settle(() => resolve(said));
    const onError = (error: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = (code: number): void => settle(() => reject(new Error(`a worker ended with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
