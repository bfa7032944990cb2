import { referenceEngine } from '../../adapters/reference/index.ts';
import type { EngineUnderTest, Verdict } from '../../protocol/index.ts';
import { type Judged, judge, judgeAfter } from '../../runner/index.ts';
import type { MutatedEngine } from './mutated-engine.ts';
import type { Trial } from './trials.ts';

/** Judge one mutant. `trials`: those that come to its place, by number. */
export interface MutantJob {
  readonly mutant: number;
  readonly trials: readonly number[];
  /** Whether it is judged by laws alone, beside. */
  readonly lawsAlone: boolean;
}

/** What became of a mutant. Plain JSON. */
export type Fate =
  /** `verdict`: what was said of it first; `clause`: what of; `trials`: how many it took. */
  | { readonly kind: 'killed'; readonly verdict: Verdict; readonly clause: string; readonly trials: number }
  /** Nothing was said of it at all for so long that it was given up. */
  | { readonly kind: 'out of time' }
  | { readonly kind: 'survived'; readonly trials: number };

export interface MutantDone {
  readonly job: MutantJob;
  readonly fate: Fate;
  /** The clause that a law alone finds broken; null: none does, or it was not asked. */
  readonly byLaw: string | null;
}

/** Judges a mutant by what the reference did in its trials, and by the laws. */
export function judgeMutant(job: MutantJob, mutated: MutatedEngine, all: readonly Trial[]): MutantDone {
  const chosen = job.trials.flatMap((number) => all[number] ?? []);
  const judged = (of: Trial, how: (of: Trial, engine: EngineUnderTest) => Judged): Judged => {
    // The reference plays beside; the games of a mutant are counted one by one.
    mutated.activate(job.mutant);
    return how(of, mutated.engine);
  };
  const fate = fateOf(chosen, (of) => judged(of, afterReference));
  const byLaw = job.lawsAlone ? lawBroken(chosen, (of) => judged(of, alone)) : null;
  mutated.activate(null);
  return { job, fate, byLaw };
}

function afterReference({ property, played }: Trial, engine: EngineUnderTest): Judged {
  return judgeAfter(property, engine, referenceEngine, played());
}

function alone({ property, case: of }: Trial, engine: EngineUnderTest): Judged {
  return judge(property, engine, null, of);
}

function fateOf(chosen: readonly Trial[], judged: (of: Trial) => Judged): Fate {
  for (const [index, of] of chosen.entries()) {
    const told = said(of, judged);
    if (told !== null) return { kind: 'killed', ...told, trials: index + 1 };
  }
  return { kind: 'survived', trials: chosen.length };
}

function lawBroken(chosen: readonly Trial[], judged: (of: Trial) => Judged): string | null {
  for (const of of chosen) {
    const told = said(of, judged);
    if (told?.verdict === 'violated') return told.clause;
  }
  return null;
}

/** What is said of a mutant; null: nothing. A mutant can leave a game in a state that cannot even be looked at. */
function said(of: Trial, judged: (of: Trial) => Judged): { readonly verdict: Verdict; readonly clause: string } | null {
  try {
    const { verdict, finding } = judged(of);
    return finding === null ? null : { verdict, clause: finding.violation.clause };
  } catch (thrown) {
    return { verdict: 'crashed', clause: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
