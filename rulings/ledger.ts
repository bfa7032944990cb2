import { readFileSync } from 'node:fs';
import { readLedger, type LedgerFile } from './read-ledger.ts';
import type { Ruling } from './schema/rulings.generated.ts';
import type { Statement } from './schema/statements.generated.ts';

/** All that the ledger holds, in the order of its files. */
export interface Ledger {
  readonly kind: 'ledger';
  readonly statements: readonly Statement[];
  readonly rulings: readonly Ruling[];
}

/** Files of statements, in `ledger/`. */
export const STATEMENT_FILES = [
  'cards-cast-by-effects.json',
  'combat.json',
  'kess.json',
  'knowledge-pool.json',
  'layers.json',
  'seed-rules.json',
  'spell-queller.json',
  'stack.json',
  'ways-to-cast.json',
] as const;

/** Files of official rulings, in `ledger/`, by family. */
export const RULING_FILES = [
  'rulings/casting-from-graveyards.json',
  'rulings/could-produce.json',
  'rulings/exiled-and-countered-spells.json',
  'rulings/free-casting.json',
  'rulings/kess.json',
  'rulings/knowledge-pool.json',
  'rulings/layers.json',
  'rulings/mana-restrictions.json',
  'rulings/new-objects.json',
  'rulings/permanents.json',
  'rulings/spell-queller.json',
  'rulings/tap-and-untap-symbols.json',
  'rulings/tapped-for-mana.json',
  'rulings/until-it-leaves.json',
  'rulings/value-of-x.json',
  'rulings/ways-to-cast.json',
] as const;

let loaded: Ledger | null = null;

/**
 * The ledger, read and checked on the first call. Throws an error that names file, entry and what was expected of it
 * where a file does not fit its schema, two entries share an id, or a ruling names a statement that there is not.
 */
export function loadLedger(): Ledger {
  loaded ??= loadFiles();
  return loaded;
}

function loadFiles(): Ledger {
  const ledger = readLedger(STATEMENT_FILES.map(ledgerFile), RULING_FILES.map(ledgerFile));
  if (ledger.kind === 'ledger') return ledger;
  const lines = ledger.problems.map((problem) => `  ${problem.file}, ${problem.entry}: expected ${problem.expected}`);
  throw new Error(`The ledger is not valid:\n${lines.join('\n')}`);
}

function ledgerFile(path: string): LedgerFile {
  return { path, text: readFileSync(new URL(`ledger/${path}`, import.meta.url), 'utf8') };
}
