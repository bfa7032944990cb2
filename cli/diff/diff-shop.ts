import { resolve } from 'node:path';
import type { Property } from '../../properties/property.ts';
import type { Case, EngineUnderTest } from '../../protocol/index.ts';
import { type CounterexampleFile, type StepsFile, stepsOf, storyOf } from '../../reports/index.ts';
import { AGREEMENT, type Cases, compare, reduceDifference, vote } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { readCounterexample } from '../files.ts';
import { counterexampleFile } from '../run/counterexample-files.ts';
import { unjudged } from '../run/unjudged.ts';
import { select } from '../select.ts';
import { UsageError } from '../usage-error.ts';
import { together } from './together.ts';

/** What is compared. Plain JSON. */
export interface DiffAsked {
  readonly engines: readonly string[];
  /** Whose cases are played: those of all properties, or of some. */
  readonly selectors: readonly string[];
  readonly seed: number;
  /** A counterexample whose case alone is played; null: none. */
  readonly file: string | null;
}

/** A piece of work. */
export type DiffJob =
  /** Play the cases from number `from` up to and without `to`. */
  | { readonly kind: 'cases'; readonly from: number; readonly to: number }
  /** Make a difference small. `again`: the command that shows it again. */
  | { readonly kind: 'small'; readonly seen: SeenClass; readonly again: string };

/** What came of it. Plain JSON. */
export type DiffDone =
  | {
      readonly kind: 'cases';
      /** Those that the reference could play. */
      readonly cases: number;
      /** By engine. */
      readonly tallies: readonly EngineTally[];
      readonly seen: readonly SeenClass[];
    }
  | { readonly kind: 'small'; readonly class: string; readonly told: ToldDifference };

export interface EngineTally {
  readonly agrees: number;
  readonly compared: number;
}

/** A class of differences, with the first case and the first engine in it that shows it. */
export interface SeenClass {
  readonly class: string;
  readonly count: number;
  readonly index: number;
  readonly by: number;
}

/** A difference as it is in its small case. */
export interface ToldDifference {
  readonly odd: readonly string[];
  readonly decided: boolean;
  readonly place: string | null;
  readonly expected: string;
  /** By engine, what it comes to there; null: the same as the reference. */
  readonly found: readonly { readonly engine: string; readonly found: string | null }[];
  readonly counterexample: CounterexampleFile;
  readonly story: string;
  readonly steps: StepsFile;
}

/** What comparing takes of a context. */
export type DiffContext = Pick<Context, 'openEngine' | 'properties' | 'ledger' | 'casesFor' | 'version' | 'folder'>;

/** Opens engines and makes ready to compare them. Throws a `UsageError` where there is nothing to compare. */
export async function openShop(context: DiffContext, asked: DiffAsked): Promise<DiffShop> {
  const opened = [];
  for (const id of asked.engines) opened.push(await context.openEngine(id));
  return new DiffShop(context, asked, opened);
}

/** Engines that play the same cases after the reference. */
export class DiffShop {
  readonly #context: DiffContext;
  readonly #asked: DiffAsked;
  readonly #opened: readonly OpenedEngine[];
  readonly #engines: readonly EngineUnderTest[];
  readonly #reference: EngineUnderTest;
  readonly #properties: readonly Property[];
  readonly #within: Cases;

  constructor(context: DiffContext, asked: DiffAsked, opened: readonly OpenedEngine[]) {
    this.#context = context;
    this.#asked = asked;
    this.#opened = opened;
    this.#engines = opened.map(({ engine }) => engine);
    const [first] = opened;
    if (first === undefined) throw new UsageError('no engine is named');
    this.#reference = opened.find(({ reference }) => reference !== null)?.reference ?? first.engine;
    const all = together(this.#engines);
    this.#within = context.casesFor(all);
    this.#properties = select(asked.selectors, context.properties, context.ledger).filter(
      (each) => unjudged({ ...each, observe: [] }, all, this.#within) === null,
    );
    if (asked.file === null && this.#properties.length === 0)
      throw new UsageError('these engines together can be asked none of the cases');
  }

  /** Does a piece of work. */
  do(job: DiffJob): DiffDone {
    switch (job.kind) {
      case 'cases':
        return this.#played(job.from, job.to);
      case 'small':
        return { kind: 'small', class: job.seen.class, told: this.#told(job.seen, job.again) };
    }
  }

  #played(from: number, to: number): DiffDone {
    const tallies = this.#opened.map(() => ({ agrees: 0, compared: 0 }));
    const seen = new Map<string, SeenClass>();
    let cases = 0;
    for (let index = from; index < to; index++) {
      const opinions = compare(this.#reference, this.#engines, this.#case(index).of);
      if (opinions === null) continue;
      cases++;
      for (const [by, { compared, finding }] of opinions.entries()) {
        const tally = tallies[by];
        if (tally === undefined) continue;
        tally.compared += compared;
        if (finding === null) tally.agrees++;
        else addSeen(seen, { class: finding.class, count: 1, index, by });
      }
    }
    return { kind: 'cases', cases, tallies, seen: [...seen.values()] };
  }

  #case(index: number): { readonly property: Property; readonly of: Case } {
    const { file, seed } = this.#asked;
    const { properties, folder } = this.#context;
    if (file !== null) {
      const { property: id, case: of } = readCounterexample(resolve(folder, file));
      const property = properties.find((each) => each.id === id);
      if (property === undefined) throw new UsageError(`${file}: no property is called "${id}"`);
      return { property, of };
    }
    const property = this.#properties[index % this.#properties.length];
    if (property === undefined) throw new Error('there is no property');
    return { property, of: this.#within.caseOf(property, Math.floor(index / this.#properties.length), seed) };
  }

  /** Made small for the engine that showed it first; the vote is on the small case. */
  #told({ class: name, index, by }: SeenClass, again: string): ToldDifference {
    const [shower, opened] = [this.#engines[by], this.#opened[by]];
    if (shower === undefined || opened === undefined) throw new Error('no engine showed the difference');
    const { property, of: first } = this.#case(index);
    const small = reduceDifference(this.#reference, shower, first, name);
    const of = small?.case ?? first;
    const opinions = compare(this.#reference, this.#engines, of) ?? [];
    const opinion = opinions[by];
    const finding = opinion?.finding;
    if (opinion === undefined || finding === null || finding === undefined) throw new Error('the difference is gone');
    const counterexample = counterexampleFile(this.#context, opened, property, finding, of);
    const { odd, decided } = vote(opinions);
    const telling = {
      ...{ counterexample: { ...counterexample, property: AGREEMENT }, compared: null, again },
      says: 'After the same actions the same is there as on the reference.',
      history: opinion.enforced.play.history,
    };
    return {
      ...{ decided, place: opinion.place, expected: finding.violation.expected, counterexample },
      odd: odd.map((each) => (each === 'reference' ? each : (this.#opened[each]?.id ?? ''))),
      found: opinions.map(({ found, place }, each) => ({
        engine: this.#opened[each]?.id ?? '',
        found: found !== null && place === opinion.place ? found.violation.found : null,
      })),
      story: storyOf(telling),
      steps: stepsOf({ ...telling, expected: opinion.enforced.after.play.history, course: small?.course ?? [] }),
    };
  }
}

/** Adds to what was seen of a class; the first case counts, and the first engine in it. */
export function addSeen(all: Map<string, SeenClass>, seen: SeenClass): void {
  const known = all.get(seen.class);
  if (known === undefined) all.set(seen.class, seen);
  else all.set(seen.class, { ...([known, seen].toSorted(byPlace)[0] ?? known), count: known.count + seen.count });
}

/** In the order in which they are seen where one case is played after the other. */
export function byPlace(a: SeenClass, b: SeenClass): number {
  return a.index - b.index || a.by - b.by;
}
