import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Two pipes with a name, one to a process and one from it: those that Node makes for a process cannot be waited for. A thread that
 * waits is woken by writing to the pipe, or reading from it, at its other end. All numbers are file descriptors.
 */
export class Pipes {
  /** For the process. */
  readonly theirs: { readonly requests: number; readonly replies: number };
  /** For who speaks with it. */
  readonly ours: { readonly requests: number; readonly replies: number };
  /** The other end of what is ours, at which nothing ever waits. */
  readonly #other: { readonly requests: number; readonly replies: number };

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'headjudge-pipes-'));
    try {
      const [requests, replies] = [join(folder, 'requests'), join(folder, 'replies')];
      const made = spawnSync('mkfifo', [requests, replies]);
      if (made.status !== 0) throw new Error(`no pipes can be made: ${made.error?.message ?? made.stderr}`);
      // A pipe is opened without a wait where its other end is open.
      this.#other = { requests: openSync(requests, BOTH_ENDS), replies: openSync(replies, BOTH_ENDS) };
      this.theirs = { requests: openSync(requests, 'r'), replies: openSync(replies, 'w') };
      this.ours = { requests: openSync(requests, 'w'), replies: openSync(replies, 'r') };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** The process has its ends. */
  given(): void {
    closeSync(this.theirs.requests);
    closeSync(this.theirs.replies);
  }

  /** Wakes who writes to a process that does not read, or reads from one that does not write. */
  wake(text: Buffer): void {
    try {
      while (readSync(this.#other.requests, DRAIN, 0, DRAIN.length, null) > 0);
    } catch {
      // There is nothing to be read.
    }
    try {
      writeSync(this.#other.replies, text);
    } catch {
      // It is full: there is enough to be read.
    }
  }

  close(): void {
    for (const { requests, replies } of [this.ours, this.#other]) {
      closeSync(requests);
      closeSync(replies);
    }
  }
}

const BOTH_ENDS = constants.O_RDWR | constants.O_NONBLOCK;
const DRAIN = Buffer.alloc(65_536);
