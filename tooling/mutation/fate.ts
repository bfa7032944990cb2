import { referenceEngine } from '../../adapters/reference/index.ts';
import type { LawProperty, Property } from '../../properties/property.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { History, LawVerdict, Verdict } from '../../protocol/index.ts';
import {
  agreementOf,
  enforce,
  judgeAfter,
  type Performance,
  perform,
  record,
  type Recording,
} from '../../runner/index.ts';
import type { MutatedEngine } from './mutated-engine.ts';
import { seenIn } from './seen.ts';
import type { Trial } from './trials.ts';

/** Judge one mutant. */
export interface MutantJob {
  readonly mutant: number;
  /** Those in which it would come to another value, by number, with what is seen in each where there is no mutant. */
  readonly trials: readonly { readonly number: number; readonly seen: string }[];
  /** How many trials of all come to its place. */
  readonly reached: number;
  /** How often one of them does, at most. */
  readonly times: number;
  /** Whether it is judged by laws alone, beside. */
  readonly lawsAlone: boolean;
}

/** What became of a mutant. Plain JSON. */
export type Fate =
  /** `verdict`: what was said of it first; `clause`: what of; `trials`: how many it took. */
  | { readonly kind: 'killed'; readonly verdict: Verdict; readonly clause: string; readonly trials: number }
  /** Nothing was said of it at all for so long that it was given up. */
  | { readonly kind: 'out of time' }
  /**
   * `reached`: how many trials come to its place; `trials`: in how many it was looked for; `differing`: in how many of these something is seen
   * that is otherwise, though nothing says that it is wrong.
   */
  | { readonly kind: 'survived'; readonly reached: number; readonly trials: number; readonly differing: number };

export interface MutantDone {
  readonly mutant: number;
  readonly fate: Fate;
  readonly lawsAlone: boolean;
  /** The clause that a law alone finds broken; null: none does, or it was not asked. */
  readonly byLaw: string | null;
}

/**
 * Judges a mutant. Each trial is played on it as it likes; where nothing is seen that is otherwise than without it, there is nothing to tell.
 * Else all laws are asked, not the trial's own alone: each is of any game, and has other cases in which it would be asked. What the
 * reference did is its script then, and the two games are compared.
 */
export function judgeMutant(
  { mutant, trials, reached, times, lawsAlone }: MutantJob,
  mutated: MutatedEngine,
  all: readonly Trial[],
): MutantDone {
  const state: State = { told: null, byLaw: null, differing: 0 };
  const limit = FAR_BEYOND * (times + 1);
  mutated.activate(mutant);
  for (const [index, { number, seen }] of trials.entries()) {
    if (state.told !== null && (!lawsAlone || state.byLaw !== null)) break;
    const trial = all[number];
    if (trial === undefined) continue;
    look({ ...trial, seen }, { mutated, limit }, state, index + 1);
  }
  mutated.activate(null);
  const { told, byLaw, differing } = state;
  const fate: Fate =
    told === null ? { kind: 'survived', reached, trials: trials.length, differing } : { kind: 'killed', ...told };
  return { mutant, fate, lawsAlone, byLaw: lawsAlone ? byLaw : null };
}

/** So many times as often as without a mutant, and a game goes on without an end. */
const FAR_BEYOND = 100;

interface State {
  told: (Told & { readonly trials: number }) | null;
  byLaw: string | null;
  differing: number;
}

/** What is said of a mutant. */
interface Told {
  readonly verdict: Verdict;
  readonly clause: string;
}

/** The mutant's engine, and how often it may come to the mutant's place. */
interface Bounded {
  readonly mutated: MutatedEngine;
  readonly limit: number;
}

function look(trial: Trial & { readonly seen: string }, engine: Bounded, state: State, trials: number): void {
  const own = onItsOwn(trial, engine);
  if ('seen' in own && own.seen === trial.seen) return;
  state.differing++;
  if ('seen' in own) state.byLaw ??= brokenIn(own.played, trial);
  if (state.told !== null) return;
  const told = 'seen' in own ? afterReference(trial, engine, state.byLaw) : own;
  state.told = told === null ? null : { ...told, trials };
}

/** A clause that the game breaks by the law of the trial's property, or by that of another one. Null: by none. */
function brokenIn(played: Performance, { property, case: of }: Trial): string | null {
  if (played.law.kind === 'violated') return played.law.violation.clause;
  const { history } = played.first.play;
  const broken = clauseBroken(history, property);
  if (broken === null) return null;
  // A law that does not hold on the reference there says nothing.
  const { play } = record(referenceEngine, of());
  return clauseBroken(play.history, property) === null ? broken : null;
}

function clauseBroken(history: History, except: Property): string | null {
  for (const other of PROPERTIES) {
    if (other.kind !== 'law' || other === except) continue;
    const said = saidBy(other, history);
    if (said?.kind === 'violated') return said.violation.clause;
  }
  return null;
}

/** Null: the law cannot say anything of what the mutant made of the game. */
function saidBy({ law }: LawProperty, history: History): LawVerdict | null {
  try {
    return law(history);
  } catch {
    return null;
  }
}

/** A mutant can leave a game in a state that cannot even be looked at. */
function onItsOwn(
  { property, case: of }: Trial,
  { mutated, limit }: Bounded,
): { readonly seen: string; readonly played: Performance } | Told {
  try {
    mutated.restart(limit);
    const played = perform(property, of(), (each) => record(mutated.engine, each));
    return { seen: seenIn(played), played };
  } catch (thrown) {
    return crashed(thrown);
  }
}

/** By what is broken or cannot be done when it plays what the reference did, or is broken as it likes; else by where the games are not alike. */
function afterReference({ property, case: of }: Trial, { mutated, limit }: Bounded, byLaw: string | null): Told | null {
  const expected = perform(property, of(), (each) => record(referenceEngine, each));
  try {
    mutated.restart(2 * limit);
    const { verdict, finding } = judgeAfter(property, mutated.engine, referenceEngine, expected);
    if (finding !== null) return { verdict, clause: finding.violation.clause };
    if (byLaw !== null) return { verdict: 'violated', clause: byLaw };
    return disagreement(expected, mutated);
  } catch (thrown) {
    return crashed(thrown);
  }
}

function disagreement({ plays }: Performance<Recording>, mutated: MutatedEngine): Told | null {
  const { facets } = mutated.engine.describe();
  for (const play of plays) {
    const { found } = agreementOf(enforce(mutated.engine, play), facets);
    if (found !== null) return { verdict: found.verdict, clause: found.violation.clause };
  }
  return null;
}

function crashed(thrown: unknown): Told {
  return { verdict: 'crashed', clause: thrown instanceof Error ? thrown.message : String(thrown) };
}
