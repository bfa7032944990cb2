import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { citedRules } from './coverage.ts';
import { slug } from './identity.ts';
import { loadLedger, RULING_FILES, STATEMENT_FILES } from './ledger.ts';
import type { Ruling } from './schema/rulings.generated.ts';
import { EDITION, findCitedRuling, findRule, ruleClasses, ruleIndex } from './rule-index.ts';

const ledger = loadLedger();
const clauses = ledger.statements.flatMap((statement) => statement.clauses);

function json(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

test('the list of ledger files is what the folder holds', () => {
  const inFolder = (path: string) =>
    readdirSync(new URL(path, import.meta.url)).filter((name) => name.endsWith('.json'));
  expect(inFolder('ledger').sort()).toEqual([...STATEMENT_FILES]);
  expect(inFolder('ledger/rulings').sort()).toEqual(RULING_FILES.map((path) => path.replace('rulings/', '')));
});

test('the index has the 3,162 rules of the edition', () => {
  expect(ruleIndex().edition).toBe(EDITION);
  expect(Object.keys(ruleIndex().rules)).toHaveLength(3162);
});

test.each([
  ['rule-index', `index/cr-${EDITION}.json`],
  ['rule-classes', 'index/cr-classes.json'],
  ['cited-rulings', 'index/rulings.json'],
])('the file fits the schema %s', (schema, path) => {
  const isValid = new Ajv({ allErrors: true }).compile(json(`schema/${schema}.schema.json`) as object);
  isValid(json(path));
  expect(isValid.errors).toBeNull();
});

test.each(['statements', 'rulings'])('the schema of %s is a schema', (schema) => {
  const ajv = new Ajv({ discriminator: true });
  expect(ajv.validateSchema(json(`schema/${schema}.schema.json`) as object)).toBe(true);
  expect(ajv.validateSchema({ type: 'no such type' })).toBe(false);
});

test('every rule of the index has an estimated class, and no other', () => {
  expect(Object.keys(ruleClasses())).toEqual(Object.keys(ruleIndex().rules));
});

test('every rule that the ledger cites is in the index', () => {
  expect(citedRules(ledger).filter((number) => findRule(number) === null)).toEqual([]);
  expect(citedRules(ledger).length).toBeGreaterThan(100);
});

test('every clause cites a rule', () => {
  expect(clauses.filter((clause) => clause.cr.length === 0)).toEqual([]);
  expect(clauses.length).toBeGreaterThan(150);
});

test('the statements have among them those that the project began with', () => {
  const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  const first = [...ids('K', 10), ...ids('Q', 7), ...ids('R', 8), ...ids('S', 7)];
  const all = ledger.statements.map((statement) => statement.id);
  expect(first.filter((id) => !all.includes(id))).toEqual([]);
});

test('every ruling of the ledger is in the index of rulings, for the same card and first day', () => {
  for (const ruling of ledger.rulings) {
    expect(findCitedRuling(ruling.id)).toEqual({ id: ruling.id, card: ruling.card, date: ruling.dates[0] });
  }
});

test('the index of rulings has none that the ledger does not cite', () => {
  const { rulings } = json('index/rulings.json') as { rulings: readonly { id: string }[] };
  const ids = new Set(ledger.rulings.map((ruling) => ruling.id));
  expect(rulings.filter((ruling) => !ids.has(ruling.id))).toEqual([]);
});

test('a ruling goes by the slug of its card', () => {
  expect(ledger.rulings.filter((ruling) => !ruling.id.startsWith(`${slug(ruling.card)}/`))).toEqual([]);
});

test('a ruling that properties judge belongs to statements that properties judge', () => {
  const judged = ledger.statements.filter((statement) => statement.kind === 'property').map(({ id }) => id);
  const stray = ledger.rulings.filter(
    (ruling) => ruling.kind === 'property' && !ruling.statements.every((id) => judged.includes(id.replace(/\/.*/, ''))),
  );
  expect(stray).toEqual([]);
});

test('every test file that a scenario names exists', () => {
  expect(missingScenarios(ledger.rulings)).toEqual([]);
  const [ruling] = ledger.rulings;
  if (ruling === undefined) throw new Error('the ledger has no rulings');
  const { id, card, dates, aliases, paraphrase, cr } = ruling;
  const scenarios = ['rulings/ledger.test.ts', 'rulings/none.test.ts'] as const;
  const made: Ruling = { id, kind: 'scenario', card, dates, aliases, paraphrase, cr, scenarios };
  expect(missingScenarios([made])).toEqual([`${id}: rulings/none.test.ts`]);
});

function missingScenarios(rulings: readonly Ruling[]): readonly string[] {
  return rulings.flatMap((ruling) => {
    const paths = ruling.kind === 'scenario' ? ruling.scenarios : [];
    const missing = paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)));
    return missing.map((path) => `${ruling.id}: ${path}`);
  });
}
