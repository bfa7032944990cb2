import { oneLine, visible } from './formats/one-line.ts';
import { counted } from './formats/outcome.ts';
import { findingWords, isBeside, nameOf, setUpRemark } from './formats/run-outcome.ts';
import type { PropertyReport, RunReport, Verdict } from './report.generated.ts';
import { commandLine } from './shell-words.ts';

/** How a verdict is written on a terminal; plain text where there are no colours. */
export type Paint = (verdict: Verdict, words: string) => string;

/**
 * The report as a table of text: one line a property, then what was found, then what that says of official rulings. `folder`: the
 * report's, as whoever reads this would write it. `fold`: many properties that hold are one line, so that it fits a screen.
 */
export function runTable(report: RunReport, folder: string, paint: Paint, fold: boolean): string {
  const { properties, totals, rulings, engine, run } = report;
  return [
    `Engine ${nameOf(engine)}, seed ${run.seed}, CR of ${report.edition}`,
    '',
    ...(fold ? folded(properties, paint) : table(properties, paint)),
    '',
    ...findings(properties, folder),
    `${counted(totals.properties, 'property', 'properties')}: ${verdictCounts(report)}; ${counted(totals.cases, 'case')}, ${totals.witnessed} of them witnessed, ${counted(totals.answers, 'decision')}`,
    `${counted(rulings.length, 'official ruling')} judged: ${rulingCounts(report)}`,
    ...(run.complete ? [] : ['The run was stopped before it was through.']),
    '',
  ].join('\n');
}

/** Rows of text with columns of one width; numbers to the right. */
export function aligned(rows: readonly (readonly string[])[], rightFrom: number): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => (i >= rightFrom ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** The last line: what to type next. */
export function nextLine({ engine, properties }: RunReport, folder: string): string {
  const [first] = properties.flatMap((property) =>
    property.classes.flatMap(({ verdict, counterexample }) =>
      counterexample === null || isBeside(verdict, property) ? [] : [counterexample],
    ),
  );
  const words =
    first === undefined ? ['show', folder] : ['replay', `${folder}/${first}`, '--engine', engine.id, '--story'];
  return `Next: ${visible(commandLine(words))}`;
}

/** So many properties that hold are listed. */
const FEW = 20;

function folded(properties: readonly PropertyReport[], paint: Paint): readonly string[] {
  const holding = properties.filter((property) => property.verdict === 'holds' && setUpRemark(property) === null);
  if (holding.length <= FEW) return table(properties, paint);
  const rest = properties.filter((property) => !holding.includes(property));
  return [...(rest.length === 0 ? [] : table(rest, paint)), paint('holds', `${holding.length} properties hold`)];
}

const HEADINGS = ['ruling', 'property', 'verdict', 'cases', 'witnessed', 'shapes'];

function table(properties: readonly PropertyReport[], paint: Paint): readonly string[] {
  const rows = properties.map(({ statement, id, verdict, cases, witnessed, shapes }) => [
    ...[statement, id, verdict],
    ...[cases, witnessed, shapes].map(String),
  ]);
  const lines = aligned([HEADINGS, ...rows], 3);
  return lines.map((line, index) => {
    const verdict = properties[index - 1]?.verdict;
    if (verdict === undefined) return line;
    return `${line.replace(`  ${verdict}  `, (words) => words.replace(verdict, paint(verdict, verdict)))}${remarkOn(properties[index - 1])}`;
  });
}

function remarkOn(property: PropertyReport | undefined): string {
  const remark = property === undefined ? null : setUpRemark(property);
  return remark === null ? '' : `  ${remark}`;
}

function findings(properties: readonly PropertyReport[], folder: string): readonly string[] {
  const lines = properties.flatMap(({ id, classes }) =>
    classes.flatMap(({ verdict, clause, cr, count, expected, found, counterexample }) => [
      `${id}: ${findingWords({ verdict, clause, cr })}, ${counted(count, 'case')}`,
      `  expected: ${oneLine(expected)}`,
      `  found:    ${oneLine(found)}`,
      ...(counterexample === null ? [] : [`  see:      ${folder}/${counterexample.replace(/json$/, 'md')}`]),
    ]),
  );
  return lines.length === 0 ? [] : [...lines, ''];
}

function verdictCounts({ totals }: RunReport): string {
  const counts = totals.verdicts.map(({ verdict, properties }) => `${properties} ${verdict}`);
  return counts.length === 0 ? 'none' : counts.join(', ');
}

function rulingCounts({ rulings }: RunReport): string {
  const counts = new Map<Verdict, number>();
  for (const { verdict } of rulings) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([verdict, count]) => `${count} ${verdict}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}
