import { type ChildProcess, spawn } from 'node:child_process';

/** What came of waiting for a line. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  /** It ended, or could not be begun. */
  | { readonly kind: 'exit'; readonly why: string }
  /** It said nothing for as long as it was waited for. */
  | { readonly kind: 'silence'; readonly seconds: number }
  /** It said what nobody asked for, or more than a line may hold. */
  | { readonly kind: 'noise'; readonly why: string };

export interface ChildOptions {
  /** For a shell. */
  readonly command: string;
  /** How long a reply is waited for: a dead man's switch, not a measure of anything. */
  readonly seconds: number;
  /** The longest line, in UTF-16 code units. */
  readonly longest: number;
}

/** How much of what it writes to its error output is kept, from the end. */
const KEPT = 4096;

/** A process that answers each line with a line. It has a group of its own, so that its children end with it. */
export class Child {
  readonly #options: ChildOptions;
  readonly #process: ChildProcess;
  #text = '';
  #errors = '';
  #ended: string | null = null;
  #waiting: ((heard: Heard) => void) | null = null;

  constructor(options: ChildOptions) {
    this.#options = options;
    const child = spawn(options.command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process = child;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT);
    });
    // A process that has ended cannot be written to; its end is told by itself.
    child.stdin?.on('error', () => {});
    child.on('error', (error) => this.#end(error.message));
    child.on('close', (code, signal) => this.#end(signal === null ? `exit code ${code}` : `signal ${signal}`));
  }

  /** Writes a line and waits for the one that answers it. One at a time. */
  exchange(line: string): Promise<Heard> {
    return new Promise((resolve) => {
      if (this.#text !== '') {
        resolve({ kind: 'noise', why: `it wrote without being asked: ${beginning(this.#text)}` });
        return;
      }
      const { seconds } = this.#options;
      const timer = setTimeout(() => this.#hear({ kind: 'silence', seconds }), seconds * 1000);
      this.#waiting = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
      if (this.#ended === null) this.#process.stdin?.write(`${line}\n`);
      else this.#hear({ kind: 'exit', why: this.#ended });
    });
  }

  /** The id of the process, which is that of its group; 0: it could not be begun. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Ends it and its children. */
  kill(): void {
    killGroup(this.pid);
  }

  #read(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf('\n');
    if (end < 0) {
      if (this.#text.length > this.#options.longest)
        this.#hear({ kind: 'noise', why: `a line of more than ${this.#options.longest} characters` });
      return;
    }
    if (this.#waiting === null) return;
    const line = this.#text.slice(0, end).replace(/\r$/, '');
    this.#text = this.#text.slice(end + 1);
    this.#hear({ kind: 'line', line });
  }

  #end(why: string): void {
    if (this.#ended !== null) return;
    const last = this.#errors.trim();
    this.#ended = last === '' ? why : `${why}; its last words: ${last}`;
    this.#hear({ kind: 'exit', why: this.#ended });
  }

  #hear(heard: Heard): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(heard);
  }
}

/** Ends all processes of a group. */
export function killGroup(pid: number): void {
  if (pid === 0) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended by themselves.
  }
}

function beginning(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
