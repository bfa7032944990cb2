import type { Case } from '../../protocol/index.ts';
import { serve } from '../../runner/index.ts';
import { judgeMutant, type MutantDone, type MutantJob } from './fate.ts';
import { type BuiltMutants, loadMutants } from './mutated-engine.ts';
import { trials } from './trials.ts';

/** What a worker is told before its first job. */
export interface MutationSettings {
  readonly built: BuiltMutants;
  readonly random: number;
  readonly seed: number;
  readonly scenarios: readonly Case[];
}

/** A worker thread of a mutation run: one engine with all mutants, of which each is made active in turn. */
await serve(async ({ built, random, seed, scenarios }: MutationSettings) => {
  const mutated = await loadMutants(built);
  const all = trials(random, seed, scenarios);
  return (job: MutantJob): MutantDone => judgeMutant(job, mutated, all);
});
