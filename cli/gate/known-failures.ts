import type { Property } from '../../properties/property.ts';
import type { BaselineEntry, CounterexampleFile } from '../../reports/index.ts';
import { type Cases, type Finding, judge, type Judged } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { wrongStart } from '../replay-command.ts';
import { judgedAlone } from '../run/counterexample-files.ts';
import { unjudged } from '../run/unjudged.ts';
import { type Baseline, readWitness } from './baseline-file.ts';

/** An engine that is judged by witnesses. */
export interface Judging {
  readonly context: Context;
  readonly opened: OpenedEngine;
  readonly cases: Cases;
}

/** An entry of a baseline, and what the engine does now in the case of its witness. */
export interface Known {
  readonly entry: BaselineEntry;
  readonly now: Now;
}

export type Now =
  | { readonly kind: 'as recorded' }
  | { readonly kind: 'passes' }
  /** It fails, in another way. */
  | { readonly kind: 'another class'; readonly finding: Finding; readonly witness: CounterexampleFile }
  /** The harness failed, or the board cannot be set up, so nothing is told of the engine. */
  | { readonly kind: 'unusable'; readonly finding: Finding }
  | { readonly kind: 'not judged'; readonly why: string }
  | { readonly kind: 'matches nothing'; readonly why: string }
  | { readonly kind: 'wildcard'; readonly words: string };

/**
 * Judges an engine by the witnesses of all known failures, in the order of the baseline. Stops where the command is interrupted. Throws a
 * `UsageError` where a witness is not there or not the entry's own.
 */
export function judgeKnown(judging: Judging, baseline: Baseline): readonly Known[] {
  const known: Known[] = [];
  for (const entry of baseline.file.entries) {
    if (judging.context.interrupted.aborted) break;
    known.push({ entry, now: judgeEntry(judging, baseline, entry) });
  }
  return known;
}

export function judgeEntry({ context, opened, cases }: Judging, baseline: Baseline, entry: BaselineEntry): Now {
  const words = wildcardIn(entry);
  if (words !== null) return { kind: 'wildcard', words };
  const property = context.properties.find(({ id }) => id === entry.property);
  if (property === undefined) return { kind: 'matches nothing', why: `there is no property ${entry.property}` };
  const witness = readWitness(baseline, entry);
  if (!canBreak(property, entry)) {
    return { kind: 'matches nothing', why: `${property.id} has no clause ${entry.clause}` };
  }
  const barred = unjudged(property, opened.engine, cases);
  if (barred !== null) return { kind: 'not judged', why: `${barred.verdict}: ${barred.why}` };
  const wrong = entry.verdict === 'cannot set up' ? null : wrongStart(witness.case, opened);
  if (wrong !== null) return { kind: 'matches nothing', why: `its witness cannot begin: ${wrong}` };
  // What an engine does only now and then, one game cannot tell.
  if (entry.verdict === 'nondeterministic') return { kind: 'as recorded' };
  const first = nowOf(entry, witness, judge(property, opened.engine, opened.reference, witness.case));
  if (first.kind === 'as recorded' || opened.restart === null) return first;
  return nowOf(entry, witness, judgedAlone(opened, property, witness.case));
}

function nowOf(entry: BaselineEntry, witness: CounterexampleFile, { verdict, finding }: Judged): Now {
  if (finding === null) {
    // Who no longer comes to the situation has not mended what was wrong in it.
    if (verdict !== 'vacuous' || entry.verdict !== 'violated') return { kind: 'passes' };
    return { kind: 'not judged', why: 'its witness puts nothing to the test' };
  }
  if (finding.class === entry.class) return { kind: 'as recorded' };
  const isUnusable = ['harness error', 'doctor failed', 'cannot set up'].includes(finding.verdict);
  return isUnusable ? { kind: 'unusable', finding } : { kind: 'another class', finding, witness };
}

/** An entry names one property, one clause and one class. */
function wildcardIn({ property, clause, class: name }: BaselineEntry): string | null {
  if (/[*?]/.test(property + clause)) return `${property}, ${clause}`;
  const isWhole = name.startsWith(`${property} | ${clause} | `);
  return isWhole && !name.endsWith('*') ? null : name;
}

/** The clauses of a law are its own; what goes wrong besides has names of its own. */
function canBreak({ clauses }: Property, { verdict, clause }: BaselineEntry): boolean {
  const of = verdict === 'violated' ? clause : /^unwitnessed (.*)$/.exec(clause)?.[1];
  return of === undefined || clauses.includes(of);
}
