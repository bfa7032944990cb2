import { describe, expect, test } from 'vitest';
import { faults } from '../faults/index.ts';
import { catalogueHoles } from '../faults/matrix.ts';
import { statementsJudged } from '../properties/property.ts';
import { PROPERTIES } from '../properties/registry.ts';
import { findEntry, loadLedger, propertiesOf, statementsOf } from '../rulings/index.ts';

const ledger = loadLedger();
const statementIds = new Set(ledger.statements.map(({ id }) => id));

describe('the ledger and the properties', () => {
  test('a statement says which properties judge it, and those say the same', () => {
    const said = ledger.statements.flatMap((statement) =>
      propertiesOf({ kind: 'statement', statement }, ledger).map((property) => `${statement.id} ${property}`),
    );
    const judged = PROPERTIES.filter(({ statement }) => statementIds.has(statement)).flatMap((property) =>
      statementsJudged(property).map((statement) => `${statement} ${property.id}`),
    );
    expect(said.toSorted()).toEqual(judged.toSorted());
    expect(said.length).toBeGreaterThan(0);
  });

  test('every clause of a statement that properties judge is one of theirs, and they have no other', () => {
    for (const statement of ledger.statements.filter(({ kind }) => kind === 'property')) {
      const own = PROPERTIES.flatMap((property) => property.clauses);
      const clauses = new Set(own.filter((clause) => clause.startsWith(`${statement.id}/`)));
      const judged = statement.clauses.filter(({ kind }) => kind !== 'open').map(({ id }) => id);
      expect([...clauses].toSorted()).toEqual(judged.toSorted());
    }
  });

  test('a property that states no entry of the ledger is named as its clauses are', () => {
    const others = PROPERTIES.filter(({ statement }) => !statementIds.has(statement));
    const named = others.filter(
      ({ id, statement, clauses }) => statement === id && clauses.every((each) => each.startsWith(`${id}/`)),
    );
    expect(named.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });

  test('a property covers rulings that the ledger has and counts to its statement', () => {
    const wrong = PROPERTIES.flatMap((property) =>
      property.rulings
        .filter((ruling) => !statementsJudged(property).some((statement) => belongs(ruling, statement)))
        .map((ruling) => `${property.id} ${ruling}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('every property and every clause has a fault, and every fault a clause that there is', () => {
  expect(catalogueHoles(faults, PROPERTIES)).toEqual([]);
});

function belongs(id: string, statement: string): boolean {
  const entry = findEntry(id, ledger);
  return entry?.kind === 'ruling' && statementsOf(entry.ruling).includes(statement);
}
