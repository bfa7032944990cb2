import type { Output } from '../context.ts';

/** How far something is. */
export interface Shown {
  readonly phase: keyof typeof PHASES;
  readonly done: number;
  readonly total: number;
}

const PHASES = {
  cases: 'judging cases',
  counterexamples: 'making counterexamples small',
  faults: 'judging faulty engines',
} as const;

/** One line that is written over and over on a terminal; nothing elsewhere. */
export class ProgressLine {
  readonly #out: Output;
  #width = 0;

  constructor(out: Output) {
    this.#out = out;
  }

  show({ phase, done, total }: Shown): void {
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    this.#write(`${PHASES[phase]}: ${percent} % (${done} of ${total} parts)`);
  }

  clear(): void {
    this.#write('');
    if (this.#out.isTerminal) this.#out.write('\r');
  }

  #write(line: string): void {
    if (!this.#out.isTerminal) return;
    this.#out.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
  }
}
