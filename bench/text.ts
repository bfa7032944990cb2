import { aligned } from '../reports/index.ts';
import type { Growth } from './growth.ts';
import type { Result } from './measure.ts';

/** The results as a table for people. */
export function textOf(results: readonly Result[], growth: readonly Growth[]): string {
  const rows = [
    ['', 'per second', 'best', 'goal', 'of goal', 'best of goal'],
    ...results.map(({ name, median, best, goal, ofGoal }) => [
      name,
      whole(median),
      whole(best),
      goal === null ? '' : whole(goal),
      ofGoal === null ? '' : percent(ofGoal.median),
      ofGoal === null ? '' : percent(ofGoal.best),
    ]),
  ];
  const grown = growth.map(
    ({ from, to, factor, ofLinear }) =>
      `${from} to ${to} permanents: a decision costs ${factor.toFixed(2)} times as much (${ofLinear.toFixed(2)} of linear)\n`,
  );
  const missed = results.some(({ ofGoal }) => ofGoal !== null && ofGoal.best < 1);
  const why = missed ? '\nWhy goals are missed, and what would mend it: docs/performance.md\n' : '';
  return `${aligned(rows, 1).join('\n')}\n${grown.length > 0 ? '\n' : ''}${grown.join('')}${why}`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
