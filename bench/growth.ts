import type { Result } from './measure.ts';
import { CROWDS, crowdName } from './measures.ts';

/** How the cost of a decision grows from one number of permanents to a greater one. */
export interface Growth {
  readonly from: number;
  readonly to: number;
  /** Cost of a decision with `to` permanents over that with `from`. */
  readonly factor: number;
  /** `factor` over the growth of the board: at most 1 is at most linear. */
  readonly ofLinear: number;
}

/** From each size to the next, of those that were measured. */
export function growthOf(results: readonly Result[]): readonly Growth[] {
  const costs = CROWDS.flatMap((permanents) => {
    const result = results.find(({ name }) => name === crowdName(permanents));
    return result === undefined ? [] : [{ permanents, cost: 1 / result.best }];
  });
  return costs.slice(1).map(({ permanents, cost }, index) => {
    const before = costs[index] ?? { permanents, cost };
    const factor = cost / before.cost;
    return { from: before.permanents, to: permanents, factor, ofLinear: factor / (permanents / before.permanents) };
  });
}
