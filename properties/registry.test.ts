import { describe, expect, it } from 'vitest';
import { findRule, loadLedger } from '../rulings/index.ts';
import { statementsJudged } from './property.ts';
import { PROPERTIES } from './registry.ts';

const statements = loadLedger().statements;
const ledgerClauses = new Set(statements.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
const rules = statements.filter(({ kind }) => kind === 'property').map(({ id }) => id);

describe('the registry of properties', () => {
  it('is sorted by id, each id once', () => {
    const ids = PROPERTIES.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it.each(PROPERTIES.map((property) => [property.id, property] as const))(
    '%s cites rules of the edition',
    (_, { cr }) => {
      expect(cr.length).toBeGreaterThan(0);
      expect(cr.filter((rule) => findRule(rule) === undefined || findRule(rule) === null)).toEqual([]);
    },
  );

  it.each(PROPERTIES.map((property) => [property.id, property] as const))(
    '%s names clauses that there are, each once',
    (id, property) => {
      const known = (clause: string) =>
        rules.includes(property.statement) ? ledgerClauses.has(clause) : clause.startsWith(`${id}/`);
      expect(property.clauses.filter((clause) => !known(clause))).toEqual([]);
      expect(new Set(property.clauses).size).toBe(property.clauses.length);
    },
  );

  it.each(rules)('covers every clause of %s', (rule) => {
    const statement = statements.find(({ id }) => id === rule);
    const covering = PROPERTIES.filter((property) => statementsJudged(property).includes(rule));
    const covered = covering.flatMap(({ clauses }) => clauses);
    const judged = statement?.clauses.filter(({ kind }) => kind !== 'open').map(({ id }) => id);
    expect(judged?.filter((id) => !covered.includes(id))).toEqual([]);
    expect(statement !== undefined && 'properties' in statement && statement.properties).toEqual(
      covering.map(({ id }) => id),
    );
  });
});
