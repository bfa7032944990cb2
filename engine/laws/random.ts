/** Random numbers from a seed, for the laws: the same seed gives the same game. */
export interface Random {
  /** An integer from 0 to `below` - 1; 0 for `below` 0. */
  readonly upTo: (below: number) => number;
  /** True in so many percent of the cases. */
  readonly chance: (percent: number) => boolean;
  /** Throws on an empty list. */
  readonly pick: <T>(list: readonly T[]) => T;
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
}

/** The generator of Mulberry32. `seed` is any integer. */
export function randomFrom(seed: number): Random {
  let state = (seed * 0x9e3779b1) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const upTo = (below: number): number => (below <= 0 ? 0 : Math.floor((next() / 2 ** 32) * below));
  return {
    upTo,
    chance: (percent) => upTo(100) < percent,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[upTo(list.length)] as (typeof list)[number];
    },
    shuffled: (list) => {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last--) {
        const other = upTo(last + 1);
        const moved = order[last] as (typeof list)[number];
        order[last] = order[other] as (typeof list)[number];
        order[other] = moved;
      }
      return order;
    },
  };
}
