import type { View } from '../../protocol/index.ts';
import type { Until } from './asked.ts';

/** A place in the game that everyone passes until. */
export class Goal {
  readonly #until: Until;
  readonly #start: View;
  /** Whether the step in which the passing began is behind. */
  #left = false;

  constructor(until: Until, start: View) {
    this.#until = until;
    this.#start = start;
  }

  /** Whether a player who has priority in this view is there. */
  isReached(now: View): boolean {
    const start = this.#start;
    this.#left ||= now.turn !== start.turn || now.step !== start.step;
    switch (this.#until.kind) {
      case 'top resolved': {
        const top = start.stack.at(-1)?.ref;
        return top === undefined ? this.#left : !now.stack.some(({ ref }) => ref === top);
      }
      case 'stack empty':
        return now.stack.length === 0;
      case 'step':
        return this.#left && now.step === this.#until.step && this.#isActive(this.#until.player, now);
      case 'turn':
        return now.turn !== start.turn && this.#isActive(this.#until.player, now);
    }
  }

  #isActive(player: number | null, { active }: View): boolean {
    return player === null || player === active;
  }
}
