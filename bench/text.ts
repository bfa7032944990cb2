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
  return `${tableOf(rows)}${grown.length > 0 ? '\n' : ''}${grown.join('')}${why}`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
