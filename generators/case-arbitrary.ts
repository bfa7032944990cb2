import fc from 'fast-check';
import type { Case } from '../protocol/index.ts';
import { CaseRun } from './case-run.ts';
import { drawCase } from './draw-case.ts';
import { Draws } from './draws.ts';
import { hash32 } from './hash.ts';
import { type CardPool, ENGINE_POOL } from './pool.ts';
import { cycle, FIRST_PLACE, type Place } from './shrink/cycle.ts';
import { subjectOf } from './shrink/subject.ts';
import type { CaseSource } from './source.ts';

/** The cases of a property, for fast-check. `corpus`: earlier cases, some of which are varied; `pool`: the cards to choose from. */
export function caseArbitrary(
  source: CaseSource,
  corpus: readonly Case[] = [],
  pool: CardPool = ENGINE_POOL,
): fc.Arbitrary<CaseRun> {
  return new CaseArbitrary(source, corpus, pool);
}

/** Case number `index` of a property, the same whoever makes it and whatever was made before. */
export function caseAt(
  source: CaseSource,
  index: number,
  seed: number,
  corpus: readonly Case[] = [],
  pool: CardPool = ENGINE_POOL,
): CaseRun {
  const [run] = fc.sample(caseArbitrary(source, corpus, pool), { seed: caseSeed(source.id, index, seed), numRuns: 1 });
  if (run === undefined) throw new Error('fast-check made no value');
  return run;
}

/** The seed of one case, for fast-check: no neighbour of the seeds of other cases, properties or runs. */
export function caseSeed(propertyId: string, index: number, seed: number): number {
  return hash32(`${propertyId}#${index}`, seed) | 0;
}

class CaseArbitrary extends fc.Arbitrary<CaseRun> {
  readonly #source: CaseSource;
  readonly #corpus: readonly Case[];
  readonly #pool: CardPool;

  constructor(source: CaseSource, corpus: readonly Case[], pool: CardPool) {
    super();
    this.#source = source;
    this.#corpus = corpus;
    this.#pool = pool;
  }

  override generate(mrng: fc.Random): fc.Value<CaseRun> {
    return new fc.Value(drawCase(new Draws(mrng), this.#source, this.#corpus, this.#pool), FIRST_PLACE);
  }

  override canShrinkWithoutContext(value: unknown): value is CaseRun {
    return value instanceof CaseRun;
  }

  /** Reads the record that the run left on the value. `context`: the place of the pass that made it. */
  override shrink(value: CaseRun, context: unknown): fc.Stream<fc.Value<CaseRun>> {
    const candidates = cycle(subjectOf(value.case, value.record), isPlace(context) ? context : FIRST_PLACE);
    return fc.stream(candidates).map(({ case: made, place }) => new fc.Value(new CaseRun(made, 'shrunk'), place));
  }
}

function isPlace(context: unknown): context is Place {
  return typeof context === 'object' && context !== null && 'pass' in context && 'candidate' in context;
}
