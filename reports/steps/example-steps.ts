import type { Case, History } from '../../protocol/index.ts';
import { EDITION, type Clause } from '../../rulings/index.ts';
import type { StepsFile } from '../steps.generated.ts';
import type { ShrinkNote } from './shrink-words.ts';
import { stepsOf } from './steps-file.ts';

/** A game in which a clause comes to the test and all is right. */
export interface Example {
  /** The suite's version. */
  readonly suite: string;
  /** As the engine that played it is named on the command line. */
  readonly engine: string;
  readonly property: string;
  readonly clause: Clause;
  readonly case: Case;
  readonly history: History;
  /** The game with which the property compares it; null: it is judged alone. */
  readonly compared: History | null;
  /** The command that shows it again. */
  readonly again: string;
  readonly course: readonly ShrinkNote[];
}

/** An example told step by step: nothing is wrong in it, and it is seen at its end. */
export function exampleSteps(example: Example): StepsFile {
  const { suite, engine, property, clause, case: of, history, compared, again, course } = example;
  const at = Math.max(0, history.steps.length - 1);
  const violation = { clause: clause.id, cr: clause.cr[0], expected: '', found: '', at };
  const counterexample = {
    ...({ kind: 'headjudge counterexample', format: 1, suite, edition: EDITION, engine, property } as const),
    ...({ class: clause.id, verdict: 'undecided', violation, origin: { seed: 1, index: 0 }, case: of } as const),
    needs: { things: [], nearest: null },
  };
  const told = stepsOf({ counterexample, says: clause.paraphrase, history, compared, expected: null, again, course });
  return { ...told, verdict: 'holds', expected: '', found: '' };
}
