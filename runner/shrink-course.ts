import type { Trial } from '../generators/index.ts';
import type { Case } from '../protocol/index.ts';

/** How small a case was when it still showed the finding. Plain JSON. */
export interface ShrinkStep {
  /** Cases that were tried before it. */
  readonly tried: number;
  /** `Forest (c1)`, in the order of the board or of the decks. */
  readonly cards: readonly string[];
  /** Things that its script has done. */
  readonly entries: number;
}

/** The same trials, with each case that shows the finding noted in `course`. */
export function noting(trial: (candidate: Case) => Trial, course: ShrinkStep[]): (candidate: Case) => Trial {
  let tried = 0;
  return (candidate) => {
    const made = trial(candidate);
    if (made.fails) course.push(shrinkStep(candidate, tried));
    tried++;
    return made;
  };
}

function shrinkStep({ start, script }: Case, tried: number): ShrinkStep {
  const cards =
    start.kind === 'board'
      ? start.board.cards.map(({ id, name }) => `${name} (${id})`)
      : start.decks.decks.flat().map((name, index) => `${name} (c${index + 1})`);
  return { tried, cards, entries: script.length };
}
