import type { Output } from '../context.ts';

/** How far something is. */
export interface Shown {
  readonly phase: keyof typeof PHASES;
  readonly done: number;
  /** Null: that is not known. */
  readonly total: number | null;
}

const PHASES = {
  cases: 'judging cases',
  counterexamples: 'making counterexamples small',
  claims: 'replaying claims',
  examples: 'making examples small',
  faults: 'judging faulty engines, properties and seeds',
} as const;

/** One line that is written over and over on a terminal; nothing elsewhere. */
export class ProgressLine {
  readonly #out: Output;
  #width = 0;

  constructor(out: Output) {
    this.#out = out;
  }

  show({ phase, done, total }: Shown): void {
    this.#write(`${PHASES[phase]}: ${done}${total === null ? '' : ` of ${total}`}`);
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
