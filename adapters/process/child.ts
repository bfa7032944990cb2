import { type ChildProcess, spawn } from 'node:child_process';
import { killGroup } from './groups.ts';
import { Pipes } from './pipes.ts';
import { type ChildOptions, type Ended, NO_MORE } from './thread-data.ts';

/** How much of what it writes to its error output is kept, from the end. */
const KEPT = 4096;
/** How long its last words are waited for, where a child of its own keeps the error output open. In milliseconds. */
const LAST_WORDS = 200;

/** A process with pipes to it and from it. It has a group of its own, so that its children end with it. */
export class Child {
  readonly #pipes = new Pipes();
  readonly #process: ChildProcess;
  readonly #onEnd: (ended: Ended) => void;
  #errors = '';
  #ended = false;

  /** `onEnd` is told once why it says nothing more. */
  constructor({ command }: ChildOptions, onEnd: (ended: Ended) => void) {
    this.#onEnd = onEnd;
    const { requests, replies } = this.#pipes.theirs;
    const child = spawn(command, { shell: true, detached: true, stdio: [requests, replies, 'pipe'] });
    this.#process = child;
    this.#pipes.given();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT);
    });
    child.on('error', (error) => this.#exits(error.message));
    child.on('exit', (code, signal) => {
      const why = signal === null ? `exit code ${code}` : `signal ${signal}`;
      const timer = setTimeout(() => this.#exits(why), LAST_WORDS);
      child.on('close', () => {
        clearTimeout(timer);
        this.#exits(why);
      });
    });
  }

  /** The id of the process, which is that of its group; 0: it could not be begun. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** File descriptors for who speaks with it. */
  get ends(): Pipes['ours'] {
    return this.#pipes.ours;
  }

  /** Ends it and its children, for it has said nothing for so many seconds. */
  silenced(seconds: number): void {
    this.#end({ kind: 'silence', seconds });
  }

  /** Wakes who waits for a reply that will not come. */
  wake(): void {
    this.#pipes.wake(NO_MORE);
  }

  /** Ends it and its children; nobody is told. */
  discard(): void {
    this.#ended = true;
    killGroup(this.pid);
    this.#process.stderr?.destroy();
    this.#pipes.close();
  }

  #exits(why: string): void {
    const last = this.#errors.trim();
    this.#end({ kind: 'exit', why: last === '' ? why : `${why}; its last words: ${last}` });
  }

  #end(ended: Ended): void {
    if (this.#ended) return;
    this.#ended = true;
    killGroup(this.pid);
    this.#onEnd(ended);
  }
}
