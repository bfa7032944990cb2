import { corpusOf } from '../../corpus/index.ts';
import type { Case } from '../../protocol/index.ts';
import { DEFAULTS, withFrozen } from '../../runner/index.ts';

/** The cases of the corpus for a property that put something to the test. */
export function frozenCases(property: string): readonly Case[] {
  return corpusOf(property).flatMap((frozen) => (frozen.witnesses.length === 0 ? [] : [frozen.case]));
}

/** The cases of a run: those of the corpus before the random ones. */
export const caseOf = withFrozen(DEFAULTS.caseOf, frozenCases);
