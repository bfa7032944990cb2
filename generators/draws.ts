import type fc from 'fast-check';

/**
 * Random draws, uniform whatever fast-check's size is. In each of them the lowest number stands for the simplest outcome:
 * the least, the first, none, no.
 */
export class Draws {
  readonly #random: fc.Random;

  constructor(random: fc.Random) {
    this.#random = random;
  }

  /** From `min` to `max`, both included. */
  between(min: number, max: number): number {
    return this.#random.nextInt(min, max);
  }

  upTo(max: number): number {
    return this.between(0, max);
  }

  /** True in so many percent of the cases. */
  chance(percent: number): boolean {
    return this.upTo(99) >= 100 - percent;
  }

  /** Throws on an empty list. */
  pick<T>(list: readonly T[]): T {
    const picked = this.pickOrNull(list);
    if (picked === null) throw new RangeError('nothing to pick from');
    return picked;
  }

  /** Null only for an empty list. */
  pickOrNull<T>(list: readonly T[]): T | null {
    return list.length === 0 ? null : (list[this.upTo(list.length - 1)] ?? null);
  }

  /** Each item by itself, in so many percent of the cases. */
  some<T>(list: readonly T[], percent: number): readonly T[] {
    return list.filter(() => this.chance(percent));
  }

  shuffled<T>(list: readonly T[]): readonly T[] {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last--) {
      const other = last - this.upTo(last);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }

  /** So many times what `make` makes. */
  times<T>(count: number, make: () => T): readonly T[] {
    return Array.from({ length: count }, make);
  }
}
