import { outcomeOfGate } from '../formats/gate-outcome.ts';
import { oneLine } from '../formats/one-line.ts';
import { resultOf } from '../formats/run-outcome.ts';
import type { GateReport } from '../gate.generated.ts';
import type { FindingReport, PropertyReport, RulingReport, RunReport, Verdict } from '../report.generated.ts';
import type { StepsFile } from '../steps.generated.ts';
import { bounded } from '../steps/bounded.ts';
import { findEntry, type Ledger, loadLedger, statementsOf } from '../../rulings/index.ts';
import type { Cell, EngineColumn, FindingRow, GateWords, PageData, Row, VerdictCount } from './page-data.ts';

/** What a page is made from. */
export interface PageParts {
  /** One for each engine, or for each version of one. */
  readonly reports: readonly RunReport[];
  /** What a gate came to beside the first report; null: there is none. */
  readonly gate: GateReport | null;
  /** Whether the steps of a counterexample are at hand: by the report's place, and its file as the report has it. */
  readonly hasSteps: (report: number, counterexample: string) => boolean;
}

/** What a page says, from reports. */
export function makePageData({ reports, gate, hasSteps }: PageParts, ledger: Ledger = loadLedger()): PageData {
  const [first] = reports;
  const findings = reports.flatMap((report, engine) =>
    report.properties.flatMap((property) =>
      property.classes.map((found, index) => {
        const file = found.counterexample;
        const key = keyOf(property, found, index, reports.length > 1 ? `${engine + 1}.` : '');
        return findingRow(found, property.id, engine, key, file !== null && hasSteps(engine, file));
      }),
    ),
  );
  return bounded({
    title: gate === null ? 'What was judged' : `The gate is ${gate.outcome}`,
    ...{ suite: first?.suite.version ?? '', edition: first?.edition ?? '' },
    engines: reports.map(engineColumn),
    rows: [...rulingRows(reports, findings, ledger), ...propertyRows(reports, findings, ledger)],
    findings,
    examples: [],
    limits: first?.limits ?? [],
    gate: gate === null || first === undefined ? null : gateWords(gate, first, findings),
    trends: [],
  });
}

/** What the page of one counterexample says. */
export function makeCounterexampleData(steps: StepsFile): PageData {
  const { property, verdict, engine, suite, edition, rule, expected, found } = steps;
  const known = VERDICTS.find((each) => each === verdict) ?? 'undecided';
  return {
    ...{ title: property, suite, edition, rows: [], examples: [], limits: [], gate: null, trends: [] },
    engines: [{ id: engine, facts: [], verdicts: [], isComplete: true }],
    findings: [
      {
        ...{ key: property, engine: 0, property, class: steps.class, verdict: known, tone: resultOf(known) },
        ...{ clause: rule.clause, cr: rule.cr, count: 1, expected, found, counterexample: '' },
        ...{ hasSteps: true, proof: null },
      },
    ],
  };
}

const VERDICTS: readonly Verdict[] = [
  ...(['violated', 'illegal', 'diverged', 'crashed', 'timed out', 'nondeterministic', 'cannot set up'] as const),
  ...(['doctor failed', 'harness error', 'unsupported', 'not observable', 'disputed', 'undecided'] as const),
];

/** The name of the file with a finding's counterexample, without its ending; where it has none, one like it. */
export function keyOf(
  { id }: PropertyReport,
  { counterexample }: FindingReport,
  index: number,
  prefix: string,
): string {
  const name =
    counterexample === null ? `${id}-class-${index + 1}` : counterexample.replace(/^.*\//, '').replace(/\.json$/, '');
  return `${prefix}${name}`;
}

function engineColumn({ engine, run, totals, rulings }: RunReport): EngineColumn {
  return {
    ...{ id: engine.id, isComplete: run.complete, verdicts: counts(rulings) },
    facts: [
      { name: 'Calls itself', value: oneLine(`${engine.name} ${engine.version}`) },
      { name: 'Seed', value: String(run.seed) },
      { name: 'Cases asked for, per property', value: String(run.cases) },
      ...(run.shard === '1/1' ? [] : [{ name: 'Part', value: run.shard }]),
      { name: 'Properties', value: String(totals.properties) },
      { name: 'Cases', value: `${totals.cases}, ${totals.witnessed} of them witnessed` },
      { name: 'Decisions', value: String(totals.answers) },
      { name: 'Classes of findings', value: String(totals.classes) },
    ],
  };
}

function counts(rulings: readonly RulingReport[]): readonly VerdictCount[] {
  const all = new Map<Verdict, number>();
  for (const { verdict } of rulings) all.set(verdict, (all.get(verdict) ?? 0) + 1);
  return [...all].map(([verdict, count]) => ({ verdict, count })).sort((a, b) => b.count - a.count);
}

function findingRow(
  found: FindingReport,
  property: string,
  engine: number,
  key: string,
  hasSteps: boolean,
): FindingRow {
  const { class: name, verdict, clause, cr, count, expected, found: what } = found;
  return {
    ...{ key, engine, property, class: name, verdict, tone: resultOf(verdict), clause, cr, count, expected },
    ...{ found: what, counterexample: found.counterexample ?? '', hasSteps, proof: null },
  };
}

/** Every ruling that one of the reports judges, in the order of the ledger. */
function rulingRows(reports: readonly RunReport[], findings: readonly FindingRow[], ledger: Ledger): readonly Row[] {
  const judged = reports.map(({ rulings }) => new Map(rulings.map((ruling) => [ruling.id, ruling])));
  const properties = reports.map((report) => new Map(report.properties.map((property) => [property.id, property])));
  return ledger.rulings.flatMap((ruling): readonly Row[] => {
    const seen = judged.map((rulings) => rulings.get(ruling.id) ?? null);
    const some = seen.find((each) => each !== null);
    if (some === undefined) return [];
    const own = ruling.kind === 'property' ? ruling.statements : [];
    const cells = seen.map((each, engine): Cell | null => {
      if (each === null) return null;
      const judging = each.properties.flatMap((id) => properties[engine]?.get(id) ?? []);
      const concerned = own.filter((id) => judging.some(({ clauses }) => clauses.some(({ clause }) => clause === id)));
      const isOf = ({ engine: by, property, clause }: FindingRow): boolean =>
        by === engine && each.properties.includes(property) && isOfOne(clause, concerned);
      return cellOf(
        each.verdict,
        judging,
        findings.flatMap((found, index) => (isOf(found) ? [index] : [])),
      );
    });
    return [
      {
        ...{ kind: 'ruling', id: ruling.id, says: ruling.paraphrase, cr: ruling.cr, card: ruling.card },
        ...{ statements: statementsOf(ruling), properties: some.properties, clauses: [], cells, examples: [] },
      },
    ];
  });
}

/** Whether a finding is of one of the clauses, or of none of the ledger; or there are none that concern the ruling alone. */
function isOfOne(clause: string, concerned: readonly string[]): boolean {
  return concerned.length === 0 || concerned.includes(clause) || !clause.includes('/');
}

/** Every property that one of the reports judges. */
function propertyRows(reports: readonly RunReport[], findings: readonly FindingRow[], ledger: Ledger): readonly Row[] {
  const seen = reports.map((report) => new Map(report.properties.map((property) => [property.id, property])));
  const all = new Map(
    reports.flatMap(({ properties }) => properties.map((property) => [property.id, property] as const)),
  );
  return [...all.values()].map((property): Row => {
    const { id, says, cr, statement } = property;
    const own = seen.map((properties) => properties.get(id) ?? null);
    return {
      ...{ kind: 'property', id, says, cr, card: '', statements: [statement], properties: [], examples: [] },
      clauses: property.clauses.map(({ clause }) => ({
        ...clauseWords(clause, ledger),
        witnessed: own.map((each) => each?.clauses.find((one) => one.clause === clause)?.witnessed ?? null),
      })),
      cells: own.map((each, engine) => {
        if (each === null) return null;
        const isOf = (found: FindingRow): boolean => found.engine === engine && found.property === id;
        return cellOf(
          each.verdict,
          [each],
          findings.flatMap((found, index) => (isOf(found) ? [index] : [])),
        );
      }),
    };
  });
}

function clauseWords(id: string, ledger: Ledger): Pick<Row['clauses'][number], 'id' | 'says' | 'cr'> {
  const entry = findEntry(id, ledger);
  return entry?.kind === 'clause'
    ? { id, says: entry.clause.paraphrase, cr: entry.clause.cr }
    : { id, says: '', cr: [] };
}

function cellOf(verdict: Verdict, judging: readonly PropertyReport[], findings: readonly number[]): Cell {
  const sum = (of: (each: PropertyReport) => number): number => judging.reduce((all, each) => all + of(each), 0);
  return {
    ...{ verdict, tone: resultOf(verdict), findings },
    ...{ cases: sum(({ cases }) => cases), witnessed: sum(({ witnessed }) => witnessed) },
  };
}

function gateWords(gate: GateReport, run: RunReport, findings: readonly FindingRow[]): GateWords {
  const { remarks, checks } = outcomeOfGate(gate, run);
  return {
    ...{ outcome: gate.outcome, remarks },
    problems: checks.flatMap(({ id, findings: shown }) =>
      shown.map(({ title, expected, found, commands }) => ({
        ...{ title: `${id}: ${title}`, expected, found, commands },
        key: findings.find((each) => each.property === id && each.found.startsWith(found) && found !== '')?.key ?? '',
      })),
    ),
  };
}
