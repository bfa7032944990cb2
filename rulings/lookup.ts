import { slug } from './identity.ts';
import { loadLedger, type Ledger } from './ledger.ts';
import type { Ruling } from './schema/rulings.generated.ts';
import type { Clause, Statement } from './schema/statements.generated.ts';

/** What an id of the ledger names. */
export type LedgerEntry =
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'clause'; readonly clause: Clause; readonly statement: Statement }
  | { readonly kind: 'ruling'; readonly ruling: Ruling };

/** A statement with the official rulings that belong to it or to one of its clauses. */
export interface StatementEntries {
  readonly statement: Statement;
  readonly rulings: readonly Ruling[];
}

/**
 * The entry with this id: a statement (`R2`), a clause (`R2/costs-ignored`), or a ruling by its id or, where its text
 * was reworded, by its card's slug with an alias. Null if the ledger has none.
 */
export function findEntry(id: string, ledger: Ledger = loadLedger()): LedgerEntry | null {
  for (const statement of ledger.statements) {
    if (statement.id === id) return { kind: 'statement', statement };
    const clause = statement.clauses.find((candidate) => candidate.id === id);
    if (clause !== undefined) return { kind: 'clause', clause, statement };
  }
  const ruling = ledger.rulings.find((candidate) => idsOf(candidate).includes(id));
  return ruling === undefined ? null : { kind: 'ruling', ruling };
}

/** The rulings of a card, in the ledger's order. Names are compared as slugs: case and punctuation do not matter. */
export function rulingsOfCard(name: string, ledger: Ledger = loadLedger()): readonly Ruling[] {
  return ledger.rulings.filter((ruling) => slug(ruling.card) === slug(name));
}

/** Every statement with its rulings, in the ledger's order, by the statement's id. */
export function entriesByStatement(ledger: Ledger = loadLedger()): ReadonlyMap<string, StatementEntries> {
  return new Map(
    ledger.statements.map((statement) => [
      statement.id,
      { statement, rulings: ledger.rulings.filter((ruling) => statementsOf(ruling).includes(statement.id)) },
    ]),
  );
}

/** The properties that judge an entry: a statement's own, a clause's by its statement, a ruling's by its statements. */
export function propertiesOf(entry: LedgerEntry, ledger: Ledger = loadLedger()): readonly string[] {
  switch (entry.kind) {
    case 'statement':
    case 'clause':
      return entry.statement.kind === 'property' ? entry.statement.properties : [];
    case 'ruling': {
      if (entry.ruling.kind !== 'property') return [];
      const ids = statementsOf(entry.ruling);
      const statements = ledger.statements.filter((statement) => ids.includes(statement.id));
      return [...new Set(statements.flatMap((statement) => propertiesOf({ kind: 'statement', statement }, ledger)))];
    }
  }
}

/** The ids of the statements that a ruling belongs to, whether it names them or clauses of them. */
export function statementsOf(ruling: Ruling): readonly string[] {
  const named: readonly string[] = 'statements' in ruling ? ruling.statements : [];
  return [...new Set(named.map((id) => id.replace(/\/.*$/, '')))];
}

/** Every id under which a ruling goes, its own first. */
export function idsOf(ruling: Ruling): readonly string[] {
  const prefix = ruling.id.slice(0, ruling.id.indexOf('/') + 1);
  return [ruling.id, ...ruling.aliases.map((alias) => prefix + alias)];
}
