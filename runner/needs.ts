import { type Thing, variationsOf } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { type Finding, isSilent } from './finding.ts';
import { judge } from './judge.ts';

/** One thing of a counterexample, with what became of it when it was otherwise. */
export interface Need extends Thing {
  /** In place of it these show the same. */
  readonly alike: readonly string[];
  /** In place of it these do not. */
  readonly unlike: readonly string[];
}

/** What a counterexample needs, and what of it could be otherwise. */
export interface Needs {
  readonly things: readonly Need[];
  /** The first change after which the engine is right, with the clause put to the test; null: none was found. */
  readonly nearest: (Thing & { readonly instead: string }) | null;
}

/** How many cases are tried to tell what a counterexample needs. */
export const NEEDS_BUDGET = 120;

/**
 * Changes one thing of a counterexample after the other and judges what is left. Things that the budget does not reach are left out, and all
 * of them where each that is like it is waited for in vain.
 */
export function needsOf(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest | null,
  of: Case,
  finding: Finding,
  budget: number = NEEDS_BUDGET,
): Needs {
  if (isSilent(finding)) return { things: [], nearest: null };
  const things = new Map<string, { readonly thing: Thing; readonly alike: string[]; readonly unlike: string[] }>();
  let nearest: Needs['nearest'] = null;
  let tried = 0;
  for (const { thing, instead, case: varied } of variationsOf(of)) {
    if (tried++ === budget) break;
    const judged = judge(property, engine, reference, varied);
    // Not a game at all, such as with a creature that could not stay: it says nothing.
    if (judged.verdict === 'cannot set up' || judged.verdict === 'harness error') continue;
    const key = `${thing.kind} ${thing.at} ${thing.is}`;
    const need = things.get(key) ?? { thing, alike: [], unlike: [] };
    things.set(key, need);
    const shows =
      judged.finding?.verdict === finding.verdict && judged.finding.violation.clause === finding.violation.clause;
    (shows ? need.alike : need.unlike).push(instead);
    const holds =
      judged.verdict === 'holds' && judged.witnessed.some(({ clause }) => clause === finding.violation.clause);
    if (holds) nearest ??= { ...thing, instead };
  }
  return { things: [...things.values()].map(({ thing, alike, unlike }) => ({ ...thing, alike, unlike })), nearest };
}
