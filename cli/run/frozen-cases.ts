import { corpusOf } from '../../corpus/index.ts';
import type { Case } from '../../protocol/index.ts';

/** The cases of the corpus for a property. */
export function frozenCases(property: string): readonly Case[] {
  return corpusOf(property).map((frozen) => frozen.case);
}
