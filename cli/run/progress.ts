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
  claims: 'replaying claims',
  counterexamples: 'making counterexamples small',
  examples: 'making examples small',
  faults: 'judging faulty engines, properties and seeds',
} as const;

/** Where a phase began. */
interface Begun {
  readonly phase: Shown['phase'];
  readonly at: number;
  readonly done: number;
}

/** One line that is written over and over on a terminal, with how fast it goes and how long it takes; nothing elsewhere. */
export class ProgressLine {
  readonly #out: Output;
  /** Milliseconds. */
  readonly #now: () => number;
  #begun: Begun | null = null;
  #width = 0;

  constructor(out: Output, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  show({ phase, done, total }: Shown): void {
    if (this.#begun?.phase !== phase) this.#begun = { phase, done, at: this.#now() };
    const pace = this.#pace(this.#begun, done, total);
    this.#write(`${PHASES[phase]}: ${done}${total === null ? '' : ` of ${total}`}${pace}`);
  }

  clear(): void {
    this.#write('');
    if (this.#out.isTerminal) this.#out.write('\r');
  }

  /** Nothing in the first seconds, which say little. */
  #pace(begun: Begun, done: number, total: number | null): string {
    const seconds = (this.#now() - begun.at) / 1000;
    const rate = (done - begun.done) / seconds;
    if (seconds < 2 || rate <= 0) return '';
    const fast = rate >= 10 ? `${Math.round(rate)} a second` : `${rate.toFixed(1)} a second`;
    return total === null ? `, ${fast}` : `, ${fast}, ${timeWords((total - done) / rate)} left`;
  }

  /** A line that is wider than the terminal would not be written over. */
  #write(line: string): void {
    if (!this.#out.isTerminal) return;
    const shown = line.slice(0, Math.max(0, this.#out.columns - 1));
    this.#out.write(`\r${shown.padEnd(this.#width)}`);
    this.#width = shown.length;
  }
}

/** `3 min 20 s`. */
export function timeWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
