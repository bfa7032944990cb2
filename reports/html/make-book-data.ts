import { bounded } from '../steps/bounded.ts';
import {
  type Clause,
  EDITION,
  findEntry,
  type Ledger,
  loadLedger,
  propertiesOf,
  type Ruling,
  statementsOf,
} from '../../rulings/index.ts';
import { makePageData, type PageParts } from './make-page-data.ts';
import type { ExampleRow, PageData, Row } from './page-data.ts';

/** What a book of rulings is made from. */
export interface BookParts extends Omit<PageParts, 'gate'> {
  readonly suite: string;
  readonly rulings: readonly Ruling[];
  /** Clauses of which an example stands in the page. */
  readonly examples: readonly Clause[];
}

/** What a book of rulings says: of each ruling what it says, its rules, examples, and what engines have of it. */
export function makeBookData(
  { suite, rulings, examples, ...parts }: BookParts,
  ledger: Ledger = loadLedger(),
): PageData {
  const data = makePageData({ ...parts, gate: null }, ledger);
  const known = new Map(data.rows.map((row) => [row.id, row]));
  const there = new Set(examples.map(({ id }) => id));
  const [only, ...others] = rulings;
  return bounded({
    ...data,
    title: only !== undefined && others.length === 0 ? only.card : 'The book of rulings',
    ...{ suite, edition: EDITION },
    rows: [
      ...rulings.map((ruling): Row => {
        const row = known.get(ruling.id) ?? rowOf(ruling, parts.reports.length, ledger);
        return {
          ...row,
          examples: clausesShowing(ruling, ledger)
            .filter((id) => there.has(id))
            .map(exampleKey),
        };
      }),
      ...data.rows.filter(({ kind }) => kind === 'property'),
    ],
    examples: examples.map(
      ({ id, paraphrase, cr, role }): ExampleRow => ({ key: exampleKey(id), clause: id, says: paraphrase, cr, role }),
    ),
  });
}

/** The key of a clause's example. */
export function exampleKey(clause: string): string {
  return clause.replace('/', '.');
}

/** The clauses that show a ruling: its own, or those of its statements where it names no clause; then the contrasts to them. */
export function clausesShowing(ruling: Ruling, ledger: Ledger = loadLedger()): readonly string[] {
  if (ruling.kind !== 'property') return [];
  const all = statementsOf(ruling).flatMap((id) => {
    const entry = findEntry(id, ledger);
    return entry?.kind === 'statement' ? entry.statement.clauses : [];
  });
  const named = all.filter(({ id }) => ruling.statements.includes(id));
  const own = named.length === 0 ? all : named;
  const contrasts = all.filter(({ role }) => role === 'contrast');
  return [...new Set([...own, ...contrasts].map(({ id }) => id))];
}

function rowOf(ruling: Ruling, engines: number, ledger: Ledger): Row {
  return {
    ...{ kind: 'ruling', id: ruling.id, says: ruling.paraphrase, cr: ruling.cr, card: ruling.card, clauses: [] },
    ...{ statements: statementsOf(ruling), properties: propertiesOf({ kind: 'ruling', ruling }, ledger) },
    ...{ cells: Array.from({ length: engines }, () => null), examples: [] },
  };
}
