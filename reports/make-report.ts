import { EDITION, type Ledger, loadLedger, propertiesOf, type Ruling } from '../rulings/index.ts';
import type {
  Engine,
  PropertyReport,
  RulingReport,
  RunParameters,
  RunReport,
  Totals,
  Verdict,
} from './report.generated.ts';

/** What a report is made from. */
export interface ReportParts {
  readonly suite: string;
  readonly engine: Engine;
  readonly run: RunParameters;
  readonly limits: readonly string[];
  /** Decisions made on the engine. */
  readonly answers: number;
  readonly properties: readonly PropertyReport[];
}

/** The report of a run: what was found of each property, and what that says of each official ruling. */
export function makeReport(parts: ReportParts, ledger: Ledger = loadLedger()): RunReport {
  const { suite, engine, run, limits, properties } = parts;
  return {
    kind: 'headjudge report',
    format: 1,
    suite: { version: suite },
    edition: EDITION,
    engine,
    run,
    limits,
    totals: totalsOf(parts),
    properties,
    rulings: ledger.rulings.flatMap((ruling) => rulingReport(ruling, ledger, properties)),
  };
}

/** The report's bytes: the same report, the same bytes. */
export function reportText(report: RunReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

function totalsOf({ properties, answers }: ReportParts): Totals {
  const sum = (of: (property: PropertyReport) => number): number => properties.reduce((all, each) => all + of(each), 0);
  const verdicts = new Map<Verdict, number>();
  for (const { verdict } of properties) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  return {
    properties: properties.length,
    cases: sum(({ cases }) => cases),
    witnessed: sum(({ witnessed }) => witnessed),
    answers,
    classes: sum(({ classes }) => classes.length),
    verdicts: [...verdicts]
      .map(([verdict, count]) => ({ verdict, properties: count }))
      .sort((a, b) => (a.verdict < b.verdict ? -1 : 1)),
  };
}

/** What the run says of a ruling; none where no property of the run judges it. */
function rulingReport(ruling: Ruling, ledger: Ledger, properties: readonly PropertyReport[]): readonly RulingReport[] {
  const ids = propertiesOf({ kind: 'ruling', ruling }, ledger);
  const judging = properties.filter(({ id, rulings }) => ids.includes(id) || rulings.includes(ruling.id));
  if (judging.length === 0) return [];
  const clauses = ruling.kind === 'property' ? ruling.statements.filter((id) => id.includes('/')) : [];
  const verdicts = judging.map((property) => verdictOn(property, clauses));
  return [
    {
      id: ruling.id,
      card: ruling.card,
      verdict: worst(verdicts),
      properties: judging.map(({ id }) => id),
    },
  ];
}

/** A property's verdict, as far as it concerns these clauses; none: as a whole. */
function verdictOn({ verdict, clauses, classes }: PropertyReport, concerned: readonly string[]): Verdict {
  const own = concerned.filter((clause) => clauses.some((each) => each.clause === clause));
  if (own.length === 0 || !(verdict === 'holds' || verdict === 'violated')) return verdict;
  if (classes.some((each) => each.verdict === 'violated' && own.includes(each.clause))) return 'violated';
  const unseen = own.some((clause) => clauses.some((each) => each.clause === clause && each.witnessed === 0));
  return unseen ? 'vacuous' : 'holds';
}

/** Findings before what was not told, that before what holds. */
function worst(verdicts: readonly Verdict[]): Verdict {
  const rank = (verdict: Verdict): number => (verdict === 'holds' ? 0 : UNTOLD.includes(verdict) ? 1 : 2);
  return [...verdicts].sort((a, b) => rank(b) - rank(a))[0] ?? 'undecided';
}

const UNTOLD: readonly Verdict[] = ['vacuous', 'unsupported', 'not observable', 'disputed', 'undecided'];
