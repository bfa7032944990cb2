import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Ledger } from './ledger.ts';
import type { Ruling, RulingsFile } from './schema/rulings.generated.ts';
import type { Statement, StatementsFile } from './schema/statements.generated.ts';

/** A ledger file by its path inside `ledger/`, with its text. */
export interface LedgerFile {
  readonly path: string;
  readonly text: string;
}

/** What is wrong in a ledger file: the entry by its id, or its place where it has none, and what was expected of it. */
export interface LedgerProblem {
  readonly file: string;
  readonly entry: string;
  readonly expected: string;
}

export interface InvalidLedger {
  readonly kind: 'invalid';
  readonly problems: readonly LedgerProblem[];
}

/** The schemas are not checked again at each start, and not unrolled: compiling them is most of the time it takes. */
const CHECKS = { allErrors: true, discriminator: true, validateSchema: false, inlineRefs: false } as const;

/** Reads a ledger from the texts of its files. */
export function readLedger(
  statementFiles: readonly LedgerFile[],
  rulingFiles: readonly LedgerFile[],
): Ledger | InvalidLedger {
  const ajv = new Ajv(CHECKS);
  const isStatements = ajv.compile<StatementsFile>(schema('statements'));
  const isRulings = ajv.compile<RulingsFile>(schema('rulings'));
  const problems: LedgerProblem[] = [];
  const statements = statementFiles.flatMap((file) =>
    read(file, isStatements, problems).flatMap((document) => entriesIn(file, document.statements)),
  );
  const rulings = rulingFiles.flatMap((file) =>
    read(file, isRulings, problems).flatMap((document) => entriesIn(file, document.rulings)),
  );
  problems.push(...twice(statements, rulings), ...missingStatements(statements, rulings), ...strayClauses(statements));
  if (problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'ledger',
    statements: statements.map(({ entry }) => entry),
    rulings: rulings.map(({ entry }) => entry),
  };
}

/** An entry with the file that it stands in. */
interface Placed<Entry> {
  readonly file: string;
  readonly entry: Entry;
}

function entriesIn<Entry>(file: LedgerFile, entries: readonly Entry[]): readonly Placed<Entry>[] {
  return entries.map((entry) => ({ file: file.path, entry }));
}

/** The document, or nothing and the problems noted. */
function read<Document>(
  file: LedgerFile,
  isValid: ValidateFunction<Document>,
  problems: LedgerProblem[],
): readonly Document[] {
  let document: unknown;
  try {
    document = JSON.parse(file.text);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    problems.push({ file: file.path, entry: 'the file', expected: `JSON, found an error in it: ${found}` });
    return [];
  }
  if (isValid(document)) return [document];
  problems.push(...(isValid.errors ?? []).map((error) => schemaProblem(file, document, error)));
  return [];
}

function schemaProblem(file: LedgerFile, document: unknown, error: ErrorObject): LedgerProblem {
  const path = error.instancePath.split('/').slice(1);
  let entry = 'the file';
  let value = document;
  let within: string[] = [];
  for (const step of path) {
    value = member(value, step);
    within.push(step);
    const id = member(value, 'id');
    if (typeof id === 'string') {
      entry = id;
      within = [];
    }
  }
  const place = within.length > 0 ? `${within.join('.')} ` : '';
  return { file: file.path, entry, expected: `${place}${expectation(error)}, found ${shown(value)}` };
}

function expectation(error: ErrorObject): string {
  const params: Readonly<Record<string, unknown>> = error.params;
  switch (error.keyword) {
    case 'required':
      return `to have "${params['missingProperty']}"`;
    case 'additionalProperties':
      return `to have no "${params['additionalProperty']}"`;
    case 'enum':
      return `to be one of ${JSON.stringify(params['allowedValues'])}`;
    case 'discriminator':
      return `to have a known "${params['tag']}"`;
    case 'pattern':
      return `to match ${params['pattern']}`;
    default:
      return `${error.message ?? error.keyword}`.replace(/^must /, 'to ').replace(/^to NOT /, 'not to ');
  }
}

function twice(statements: readonly Placed<Statement>[], rulings: readonly Placed<Ruling>[]): readonly LedgerProblem[] {
  const seen = new Set<string>();
  const ids = [
    ...statements.flatMap(({ file, entry }) =>
      [entry.id, ...entry.clauses.map((clause) => clause.id)].map((id) => ({ file, id })),
    ),
    ...rulings.map(({ file, entry }) => ({ file, id: entry.id })),
  ];
  return ids.flatMap(({ file, id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ file, entry: id, expected: 'one entry with this id, found a second' }];
  });
}

function missingStatements(
  statements: readonly Placed<Statement>[],
  rulings: readonly Placed<Ruling>[],
): readonly LedgerProblem[] {
  const known = new Set(statements.flatMap(({ entry }) => [entry.id, ...entry.clauses.map((clause) => clause.id)]));
  return rulings.flatMap(({ file, entry }) => {
    const named: readonly string[] = 'statements' in entry ? entry.statements : [];
    return named
      .filter((id) => !known.has(id))
      .map((id) => ({ file, entry: entry.id, expected: `a statement or clause ${id} in the ledger, found none` }));
  });
}

function strayClauses(statements: readonly Placed<Statement>[]): readonly LedgerProblem[] {
  return statements.flatMap(({ file, entry }) =>
    entry.clauses
      .filter((clause) => !clause.id.startsWith(`${entry.id}/`))
      .map((clause) => ({ file, entry: clause.id, expected: `an id that begins with ${entry.id}/` })),
  );
}

function schema(name: string): object {
  return JSON.parse(readFileSync(new URL(`schema/${name}.schema.json`, import.meta.url), 'utf8'));
}

function member(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
