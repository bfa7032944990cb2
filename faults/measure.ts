import type { Fault } from './fault.ts';
import { killedOften, median } from './matrix.ts';

/** A case that shows a fault, made small. */
export type Shrunk = {
  readonly class: string;
  /** In tenths, as the generators' `size` has it. */
  readonly size: number;
  /** Games that the faulty engine played to make it small. */
  readonly games: number;
  /** Whether it was made as small as it could be. */
  readonly finished: boolean;
};

/** What was found of one fault under one seed. */
export type MeasuredCell = {
  readonly fault: string;
  readonly seed: number;
  /** In how many cases its own clause was found broken, the first of them 1; null: in none of all. */
  readonly run: number | null;
  readonly shrunk: Shrunk | null;
};

/** The smallest case that shows a fault, among those made of the cards of what was found. */
export type MeasuredOptimum =
  | { readonly kind: 'known'; readonly size: number }
  /** Nothing can be said of how well it shrinks. */
  | { readonly kind: 'not known'; readonly why: string };

/** How well the suite finds one fault, and tells of it. */
export type MeasuredRow = {
  readonly fault: Fault;
  readonly seeds: number;
  /** For each seed that killed it by its own clause, how many cases that took; fewest first. */
  readonly runs: readonly number[];
  /** Smallest first. */
  readonly sizes: readonly number[];
  readonly optimum: MeasuredOptimum;
  /** Size by optimum, smallest first; none where no optimum is known. */
  readonly ratios: readonly number[];
  /** Fewest first. */
  readonly games: readonly number[];
  /** How many could have become smaller with more games. */
  readonly unfinished: number;
  /** The most frequent first. */
  readonly classes: readonly { readonly class: string; readonly count: number }[];
};

/** What is wanted of the suite, and what it comes to. */
export type Goal = {
  readonly id: 'found' | 'size' | 'largest' | 'games' | 'classes' | 'apart';
  readonly wanted: string;
  readonly got: string;
  readonly met: boolean;
  /** What keeps it from being met, or would. */
  readonly misses: readonly string[];
};

export type Measure = { readonly rows: readonly MeasuredRow[]; readonly goals: readonly Goal[] };

/** What is wanted. */
export const WANTED = { medianRatio: 1.25, mostRatio: 1.6, games: 250, apart: 0.8 } as const;

/** Puts together what was found of faults under several seeds, and says whether it is good enough. Cells may come in any order. */
export function measure(
  faults: readonly Fault[],
  cells: readonly MeasuredCell[],
  optima: ReadonlyMap<string, MeasuredOptimum>,
): Measure {
  const rows = faults.map((fault) => {
    const own = cells.filter((cell) => cell.fault === fault.id);
    return rowOf(fault, own, optima.get(fault.id) ?? { kind: 'not known', why: 'not looked for' });
  });
  const goals = [isFound(rows), isSmall(rows), isNeverLarge(rows), isQuick(rows), isOneClass(rows), areApart(rows)];
  return { rows, goals };
}

function rowOf(fault: Fault, cells: readonly MeasuredCell[], optimum: MeasuredOptimum): MeasuredRow {
  const shrunk = cells.flatMap((cell) => cell.shrunk ?? []);
  const sizes = sorted(shrunk.map(({ size }) => size));
  const names = [...new Set(shrunk.map((each) => each.class))].sort();
  const classes = names.map((name) => ({ class: name, count: shrunk.filter((each) => each.class === name).length }));
  return {
    fault,
    seeds: cells.length,
    runs: sorted(cells.flatMap(({ run }) => run ?? [])),
    sizes,
    optimum,
    ratios: optimum.kind === 'known' ? sizes.map((size) => size / optimum.size) : [],
    games: sorted(shrunk.map(({ games }) => games)),
    unfinished: shrunk.filter(({ finished }) => !finished).length,
    classes: classes.sort((a, b) => b.count - a.count),
  };
}

function isFound(rows: readonly MeasuredRow[]): Goal {
  const missed = rows.filter(({ runs, seeds }) => !killedOften(runs.length, seeds));
  return {
    id: 'found',
    wanted: 'each is killed by its own clause in nine of ten seeds',
    got: `${rows.length - missed.length} of ${rows.length}`,
    met: missed.length === 0,
    misses: missed.map(({ fault, runs, seeds }) => `${fault.id}: in ${runs.length} of ${seeds}`),
  };
}

function isSmall(rows: readonly MeasuredRow[]): Goal {
  const ratio = median(sorted(rows.flatMap(({ ratios }) => ratios)));
  const unknown = rows.filter(({ optimum, sizes }) => optimum.kind === 'not known' && sizes.length > 0);
  return {
    id: 'size',
    wanted: `shrunk to ${WANTED.medianRatio} times the optimum in the median`,
    got: ratio === null ? 'no optimum is known' : `${hundredths(ratio)}, no optimum known of ${unknown.length}`,
    met: ratio !== null && ratio <= WANTED.medianRatio,
    misses: unknown.map(({ fault, optimum }) => `${fault.id}: ${optimum.kind === 'not known' ? optimum.why : ''}`),
  };
}

function isNeverLarge(rows: readonly MeasuredRow[]): Goal {
  const all = rows.flatMap(({ ratios }) => ratios);
  const large = rows.filter(({ ratios }) => ratios.some((ratio) => ratio > WANTED.mostRatio));
  const most = all.length === 0 ? '-' : hundredths(Math.max(...all));
  return {
    id: 'largest',
    wanted: `shrunk to ${WANTED.mostRatio} times the optimum in each case`,
    got: `${all.filter((ratio) => ratio <= WANTED.mostRatio).length} of ${all.length}, ${most} at most`,
    met: all.length > 0 && large.length === 0,
    misses: large.map(({ fault, ratios }) => `${fault.id}: ${hundredths(Math.max(...ratios))}`),
  };
}

function isQuick(rows: readonly MeasuredRow[]): Goal {
  const all = rows.flatMap(({ games }) => games);
  const slow = rows.filter(({ games, unfinished }) => unfinished > 0 || games.some((count) => count > WANTED.games));
  const unfinished = rows.reduce((sum, row) => sum + row.unfinished, 0);
  return {
    id: 'games',
    wanted: `shrunk to the end in ${WANTED.games} games of the engine`,
    got: `${all.length - unfinished} of ${all.length}, ${Math.max(0, ...all)} at most`,
    met: all.length > 0 && slow.length === 0,
    misses: slow.map((row) => `${row.fault.id}: ${row.games.at(-1)}, ${row.unfinished} not to the end`),
  };
}

function isOneClass(rows: readonly MeasuredRow[]): Goal {
  const told = rows.filter(({ classes }) => classes.length > 0);
  const split = told.filter(({ classes, sizes }) => !killedOften(classes[0]?.count ?? 0, sizes.length));
  return {
    id: 'classes',
    wanted: 'one fault is of one class in nine of ten seeds',
    got: `${told.length - split.length} of ${told.length}`,
    met: told.length > 0 && split.length === 0,
    misses: split.map(({ fault, classes }) => `${fault.id}: ${classes.map(({ count }) => count).join(' and ')}`),
  };
}

/** Two faults of one property whose most frequent classes differ. */
function areApart(rows: readonly MeasuredRow[]): Goal {
  const told = rows.flatMap(({ fault, classes: [first] }) =>
    first === undefined ? [] : [{ fault, class: first.class }],
  );
  const pairs = told.flatMap((one, index) =>
    told.slice(index + 1).flatMap((two) => (one.fault.property === two.fault.property ? [{ one, two }] : [])),
  );
  const same = pairs.filter(({ one, two }) => one.class === two.class);
  return {
    id: 'apart',
    wanted: 'two faults of one property are of different classes in eight pairs of ten',
    got: `${pairs.length - same.length} of ${pairs.length}`,
    met: pairs.length - same.length >= WANTED.apart * pairs.length,
    misses: same.map(({ one, two }) => `${one.fault.id} and ${two.fault.id}`),
  };
}

export function hundredths(number: number): string {
  return number.toFixed(2);
}

function sorted(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => a - b);
}
