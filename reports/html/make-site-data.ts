import type { RunReport } from '../report.generated.ts';
import { bounded } from '../steps/bounded.ts';
import { makePageData, type PageParts } from './make-page-data.ts';
import type { Cell, FindingRow, PageData, Proof, Trend, TrendPoint } from './page-data.ts';

/** What a page of a site is made from: reports that others published, with what came of looking at their claims. */
export interface SiteParts extends Omit<PageParts, 'gate'> {
  readonly title: string;
  readonly trends: readonly Trend[];
  /** What its column is called. */
  readonly nameOf: (report: RunReport) => string;
  /** By the report's place, and the class of the finding. */
  readonly proofOf: (report: number, property: string, failure: string) => Proof;
}

/** What a page of a site says. A failure that was not seen here is none: it counts as not told. */
export function makeSiteData({ title, trends, nameOf, proofOf, ...parts }: SiteParts): PageData {
  const data = makePageData({ ...parts, gate: null });
  const findings = data.findings.map((found): FindingRow => {
    const proof = proofOf(found.engine, found.property, found.class);
    return { ...found, proof, tone: proof.kind === 'proven' ? found.tone : 'untold' };
  });
  const engines = data.engines.map((engine, index) => {
    const own = findings.filter((found) => found.engine === index);
    const proven = own.filter(({ proof }) => proof?.kind === 'proven').length;
    const claims = { name: 'Failures that it reports', value: `${own.length}, ${proven} of them seen here` };
    const report = parts.reports[index];
    return { ...engine, id: report === undefined ? engine.id : nameOf(report), facts: [...engine.facts, claims] };
  });
  const rows = data.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell === null ? null : looked(cell, findings))),
  }));
  return bounded({ ...data, title, trends, findings, engines, rows });
}

/** A verdict that speaks of failures stands only on those that were seen. */
function looked(cell: Cell, findings: readonly FindingRow[]): Cell {
  const isClaim = cell.tone === 'failed' || cell.tone === 'unusable';
  const isSeen = cell.findings.some((index) => findings[index]?.proof?.kind === 'proven');
  return isClaim && !isSeen ? { ...cell, tone: 'untold' } : cell;
}

/** What a version has of the official rulings, by the column that a page has of it. */
export function trendPoint({ engine, suite }: RunReport, { rows }: PageData, column: number): TrendPoint {
  const cells = rows.flatMap(({ kind, cells: all }) => (kind === 'ruling' ? (all[column] ?? []) : []));
  const count = (isOne: (cell: Cell) => boolean): number => cells.filter(isOne).length;
  const isWrong = ({ tone }: Cell): boolean => tone === 'failed' || tone === 'unusable';
  const isUnproven = ({ tone, verdict }: Cell): boolean => tone === 'untold' && CLAIMS.includes(verdict);
  return {
    version: `${engine.version} (by Headjudge ${suite.version})`,
    holds: count(({ tone }) => tone === 'passed'),
    wrong: count(isWrong),
    unproven: count(isUnproven),
    untold: count((cell) => cell.tone === 'untold' && !isUnproven(cell)),
  };
}

const CLAIMS: readonly Cell['verdict'][] = [
  ...(['violated', 'illegal', 'diverged', 'crashed', 'timed out', 'nondeterministic'] as const),
  ...(['cannot set up', 'doctor failed', 'harness error'] as const),
];
