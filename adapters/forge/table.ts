import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { FromForge, Prompt, StartRequest } from './messages.ts';

/** Forge on a thread, spoken with as if it were in this one. */
export class Table {
  readonly #worker: Worker;
  readonly #state = new Int32Array(new SharedArrayBuffer(4));
  readonly #buffer = new SharedArrayBuffer(SIZE);
  readonly #signal = new Int32Array(this.#buffer, 0, 2);
  readonly #data = new Uint8Array(this.#buffer, HEADER);
  readonly #failures = new MessageChannel();

  /** Boots Forge with these files: texts of `path\0body\0…`. Takes seconds. */
  constructor(assets: string) {
    const launcher = fileURLToPath(new URL('./forgeharness.js', import.meta.resolve('@manabrew/forge-wasm')));
    const failures = this.#failures.port2;
    const workerData = { launcher, assets, buffer: this.#buffer, state: this.#state, failures };
    this.#worker = new Worker(new URL('./forge-worker.cjs', import.meta.url), {
      workerData,
      transferList: [failures],
      argv: ['--serve'],
      stdout: true,
    });
    this.#worker.unref();
    this.#failures.port1.unref();
    this.#waitFor(BOOTED, BOOT_SECONDS);
  }

  start(request: StartRequest): void {
    Atomics.store(this.#signal, 0, IDLE);
    Atomics.store(this.#state, 0, 0);
    this.#worker.postMessage(request);
  }

  /** The next thing that Forge says; null: the game is over and nothing more comes. */
  next(): FromForge | null {
    const until = Date.now() + SILENCE_SECONDS * 1000;
    for (;;) {
      const signal = Atomics.load(this.#signal, 0);
      if (signal === READY) return this.#read();
      const phase = Atomics.load(this.#state, 0);
      if (phase === FAILED) throw new Error('Forge failed; see its error output');
      if (phase === OVER) return null;
      if (Date.now() > until) throw new Error(`Forge said nothing for ${SILENCE_SECONDS} s`);
      Atomics.wait(this.#signal, 0, signal, 50);
    }
  }

  say(message: unknown): void {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    Atomics.store(this.#signal, 1, bytes.length);
    this.#data.set(bytes);
    this.#set(ANSWERED);
  }

  /** Answers a prompt. */
  respond({ promptId, input }: Prompt, output: unknown): void {
    this.say({ kind: 'response', promptId, action: { type: input.type, output } });
  }

  /** Why Forge last broke off a game, in its words, if that was not asked before. */
  failure(): string | null {
    let last: string | null = null;
    for (let told = this.#told(); told !== null; told = this.#told()) last = told;
    return last;
  }

  close(): void {
    void this.#worker.terminate();
  }

  #told(): string | null {
    const received = receiveMessageOnPort(this.#failures.port1) as { readonly message: string } | undefined;
    return received?.message ?? null;
  }

  #read(): FromForge {
    const text = new TextDecoder().decode(this.#data.slice(0, Atomics.load(this.#signal, 1)));
    this.#set(TAKEN);
    return JSON.parse(text) as FromForge;
  }

  #set(signal: number): void {
    Atomics.store(this.#signal, 0, signal);
    Atomics.notify(this.#signal, 0);
  }

  #waitFor(phase: number, seconds: number): void {
    const until = Date.now() + seconds * 1000;
    for (let now = Atomics.load(this.#state, 0); now !== phase; now = Atomics.load(this.#state, 0)) {
      if (now === FAILED) throw new Error('Forge could not be started; see its error output');
      if (Date.now() > until) throw new Error(`Forge did not start within ${seconds} s`);
      Atomics.wait(this.#state, 0, now, 100);
    }
  }
}

/** How large the buffer is in which Forge writes, as it wants it. */
const SIZE = 256 * 1024;
const HEADER = 8;
const BOOT_SECONDS = 50;
const SILENCE_SECONDS = 40;
/** What the first number of the buffer says. */
const [IDLE, READY, ANSWERED, TAKEN] = [0, 1, 2, 3];
/** What the thread says of itself. */
const [BOOTED, OVER, FAILED] = [1, 3, 4];
