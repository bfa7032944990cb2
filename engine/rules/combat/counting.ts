import type { Bound, Counter, Declarations, Way } from './declaration.ts';

/** Ways while they are put together, each of one creature. */
export interface Building<Who> {
  readonly who: Who;
  readonly options: readonly number[];
  obeys: number;
  free: boolean;
  readonly adds: number[];
  readonly bounds: Bound[];
}

/** Puts the counters of a declaration together. */
export class Counting<Who> {
  readonly ways: readonly Building<Who>[];
  readonly #counters: Counter[] = [];

  constructor(ways: readonly Building<Who>[]) {
    this.ways = ways;
  }

  /** A counter of ways that match; answers its number. `wanted` and `bound` as a `Counter` has them. */
  count(what: (who: Who, options: readonly number[]) => boolean, details: Partial<Counter> = {}): number {
    const counter = this.#counters.length;
    this.#counters.push({ bound: null, wanted: 0, ...details });
    for (const way of this.ways) if (what(way.who, way.options)) way.adds.push(counter);
    return counter;
  }

  /** By creature, in the order in which each comes first. */
  declarations(creatureOf: (who: Who) => unknown): Declarations {
    const creatures = new Map<unknown, Way[]>();
    for (const way of this.ways) {
      const creature = creatureOf(way.who);
      const own = creatures.get(creature);
      if (own === undefined) creatures.set(creature, [way]);
      else own.push(way);
    }
    return { ways: [...creatures.values()], counters: this.#counters };
  }
}

/** One way, before anything is said of it. */
export function building<Who>(who: Who, options: readonly number[]): Building<Who> {
  return { who, options, obeys: 0, free: true, adds: [], bounds: [] };
}

export const atMost = (most: number, cr: string, why: string): Omit<Bound, 'counter'> => ({ least: 0, most, cr, why });
export const atLeast = (least: number, cr: string, why: string): Omit<Bound, 'counter'> => ({
  least,
  most: Number.POSITIVE_INFINITY,
  cr,
  why,
});
