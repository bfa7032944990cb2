import type { Goal, Measure, MeasuredRow } from './measure.ts';
import { hundredths } from './measure.ts';
import { both, table } from './matrix-text.ts';

/** What was measured as a table of text, then each goal with what misses it. */
export function measureText({ rows, goals }: Measure): string {
  return [...table([HEADINGS, ...rows.map(cellsOf)]), '', ...goals.flatMap(goalText), ''].join('\n');
}

const HEADINGS = ['fault', 'clause', 'killed', 'cases', 'size', 'optimum', 'ratio', 'games', 'class'] as const;

function cellsOf({ fault, seeds, runs, sizes, optimum, ratios, games, classes }: MeasuredRow): readonly string[] {
  return [
    fault.id,
    fault.clause,
    `${runs.length}/${seeds}`,
    both(runs, String),
    both(sizes, tenths),
    optimum.kind === 'known' ? tenths(optimum.size) : 'not known',
    both(ratios, hundredths),
    both(games, String),
    classes.length === 0 ? '-' : `${classes[0]?.count}/${sizes.length}`,
  ];
}

/** A size of a case, which counts in tenths. */
export function tenths(size: number): string {
  return (size / 10).toFixed(1);
}

function goalText({ id, wanted, got, met, misses }: Goal): readonly string[] {
  const head = `${met ? 'met   ' : 'MISSED'} ${id.padEnd(8)} ${wanted}: ${got}`;
  return [head, ...misses.map((miss) => `         ${miss}`)];
}
