import { type FaultRow, type Hole, type KillMatrix, median } from './matrix.ts';

/** The matrix as a table of text, then its holes and overlaps, then one line that sums it up. */
export function matrixText(matrix: KillMatrix): string {
  const { rows, holes, overlaps } = matrix;
  const killed = rows.filter((row) => row.killed).length;
  return [
    ...table([HEADINGS, ...rows.map(cellsOf)]),
    ...section('Holes', holes.map(holeText)),
    ...section(
      'Overlaps',
      overlaps.map(({ fault, property, clause }) => `fault ${fault} also violates ${clause} of property ${property}`),
    ),
    '',
    `${killed} of ${counted(rows.length, 'fault')} killed by the clause it names, ${counted(holes.length, 'hole')}, ${counted(overlaps.length, 'overlap')}`,
    '',
  ].join('\n');
}

const HEADINGS = ['fault', 'clause', 'killed', 'cases (median, most)', 'agreement', 'crash', 'time-out'] as const;

function cellsOf(row: FaultRow): readonly string[] {
  const { fault, seeds, runsToKill, agreement, crash, timeOut } = row;
  const cases = both(runsToKill, String);
  const others = [agreement, crash, timeOut].map((count) => (count === 0 ? '-' : `${count}/${seeds}`));
  return [fault.id, fault.clause, `${runsToKill.length}/${seeds}`, cases, ...others];
}

/** Of sorted numbers, the one in the middle and the greatest. */
export function both(list: readonly number[], text: (number: number) => string): string {
  const [middle, most] = [median(list), list.at(-1)];
  return middle === null || most === undefined ? '-' : `${text(middle)}, ${text(most)}`;
}

/** Lines whose cells stand below each other, the first one with the headings. */
export function table(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What is missing, in words. */
export function holeText(hole: Hole): string {
  switch (hole.kind) {
    case 'survivor':
      return `fault ${hole.fault} survives: its clause kills it in ${hole.killed} of ${hole.seeds} seeds`;
    case 'unknown-clause':
      return `fault ${hole.fault} names ${hole.clause} of property ${hole.property}, which does not exist`;
    case 'property-without-fault':
      return `property ${hole.property} has no fault`;
    case 'clause-without-fault':
      return `clause ${hole.clause} of property ${hole.property} has no fault`;
    case 'reference-killed':
      return `property ${hole.property} finds ${hole.by} in the reference`;
  }
}
