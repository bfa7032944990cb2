import { corpusOf } from '../../corpus/index.ts';
import type { Case, EngineUnderTest } from '../../protocol/index.ts';
import { type Cases, casesWithin, reachOf } from '../../runner/index.ts';

/** The cases of the corpus for a property that put something to the test. */
export function frozenCases(property: string): readonly Case[] {
  return corpusOf(property).flatMap((frozen) => (frozen.witnesses.length === 0 ? [] : [frozen.case]));
}

/** The cases of a run on an engine: those of the corpus before the random ones, with the cards that the engine knows. */
export function casesFor(engine: EngineUnderTest): Cases {
  return casesWithin(reachOf(engine), frozenCases);
}
