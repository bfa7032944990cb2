import { describe, expect, test } from 'vitest';
import { PROPERTIES } from '../properties/registry.ts';
import { loadLedger } from '../rulings/index.ts';
import { toyProperty } from '../runner/testing/toy-property.ts';
import { select } from './select.ts';
import { UsageError } from './usage-error.ts';

const TEXT = { ...toyProperty, clauses: [], cases: { ...toyProperty.cases, focus: [] } };

describe('a selector', () => {
  test('that is none chooses all', () => {
    expect(select([], PROPERTIES, loadLedger)).toEqual(PROPERTIES);
  });

  test.each([
    ['a property', 'r2-could-produce'],
    ['a statement', 'R2'],
    ['a statement in small letters', 'r2'],
    ['a clause', 'R2/costs-ignored'],
    ['a rule', '106.7'],
  ])('that is %s chooses what judges it', (_, selector) => {
    expect(chosen(selector)).toContain('r2-could-produce');
    expect(chosen(selector)).not.toContain('conservation');
  });

  test('that is a ruling chooses what judges it', () => {
    const ruling = loadLedger().rulings.find(
      (each) => each.kind === 'property' && each.statements.some((id) => id.startsWith('R2')),
    );
    expect(chosen(ruling?.id ?? '')).toContain('r2-could-produce');
  });

  test('that is a card chooses what puts it on boards or judges its rulings', () => {
    expect(chosen('Reflecting Pool')).toContain('r2-could-produce');
    expect(chosen('reflecting pool')).toEqual(chosen('Reflecting Pool'));
  });

  test('that is the beginning of a rule’s number chooses all below it, and no other', () => {
    const citing = ['106.1', '106.1b', '106.12', '106.12a', '10.6'].map((number) => ({ ...TEXT, cr: [number] }));
    const within = (prefix: string): readonly string[] => select([prefix], citing, loadLedger).flatMap(({ cr }) => cr);
    expect(within('106')).toEqual(['106.1', '106.1b', '106.12', '106.12a']);
    expect(within('106.1')).toEqual(['106.1', '106.1b']);
    expect(within('106.12')).toEqual(['106.12', '106.12a']);
    expect(within('1')).toEqual(['106.1', '106.1b', '106.12', '106.12a', '10.6']);
  });

  test('chooses in the order of the registry, each once', () => {
    expect(
      select(['R3', 'R1', 'r3-tapping-for-mana'], PROPERTIES, loadLedger).map(({ statement }) => statement),
    ).toEqual(['R1', 'R3']);
  });

  test.each(['R99', 'Storm Crow', 'r2-could-produc', ''])('that names nothing is refused: %j', (selector) => {
    expect(() => chosen(selector)).toThrow(UsageError);
  });
});

function chosen(selector: string): readonly string[] {
  return select([selector], PROPERTIES, loadLedger).map(({ id }) => id);
}
