import { expect, test } from 'vitest';
import { entriesByStatement, findEntry, propertiesOf, rulingsOfCard } from './lookup.ts';
import { loadLedger } from './ledger.ts';
import { findRule } from './rule-index.ts';

test('an id finds a statement, a clause with its statement, or a ruling', () => {
  expect(findEntry('R2')).toMatchObject({ kind: 'statement', statement: { id: 'R2' } });
  expect(findEntry('R2/costs-ignored')).toMatchObject({
    kind: 'clause',
    clause: { id: 'R2/costs-ignored' },
    statement: { id: 'R2' },
  });
  expect(findEntry('fellwar-stone/013a8bfb3b')).toMatchObject({ kind: 'ruling', ruling: { card: 'Fellwar Stone' } });
  expect(findEntry('R99')).toBeNull();
});

test('a reworded ruling is found by an alias too', () => {
  const [ruling] = loadLedger().rulings;
  if (ruling === undefined) throw new Error('the ledger has no rulings');
  const ledger = { kind: 'ledger', statements: [], rulings: [{ ...ruling, aliases: ['0123456789'] }] } as const;
  const prefix = ruling.id.slice(0, ruling.id.indexOf('/'));
  expect(findEntry(`${prefix}/0123456789`, ledger)).toMatchObject({ kind: 'ruling', ruling: { id: ruling.id } });
});

test('the rulings of a card are found however its name is written', () => {
  const rulings = rulingsOfCard('Kess, Dissident Mage');
  expect(rulings).toHaveLength(7);
  expect(rulingsOfCard('kess dissident mage')).toEqual(rulings);
  expect(rulingsOfCard('No Such Card')).toEqual([]);
});

test('a statement gathers the rulings that name it or one of its clauses', () => {
  const entries = entriesByStatement().get('R2');
  expect(entries?.statement.id).toBe('R2');
  expect(entries?.rulings.map((ruling) => ruling.id)).toContain('fellwar-stone/013a8bfb3b');
  expect(entries?.rulings.map((ruling) => ruling.id)).not.toContain('pili-pala/8a2ec9b1a5');
});

test('a clause and a ruling are judged by the properties of their statements', () => {
  const properties = (id: string) => {
    const entry = findEntry(id);
    return entry === null ? null : propertiesOf(entry);
  };
  expect(properties('R2')).not.toEqual([]);
  expect(properties('R2/costs-ignored')).toEqual(properties('R2'));
  expect(properties('fellwar-stone/013a8bfb3b')).toEqual(properties('R2'));
  expect(properties('fellwar-stone/ec84d2acaf')).toEqual(properties('R1'));
  expect(properties('commit/4ef3dea2d4')).toEqual([]);
  expect(properties('knowledge-pool/e98d73f264')).toEqual(['pools']);
});

test('a rule is found by its number, with edition and hash', () => {
  expect(findRule('704.5aa')).toEqual({
    edition: '2026-08-07',
    number: '704.5aa',
    hash: expect.stringMatching(/^[0-9a-f]{10}$/),
  });
  expect(findRule('704.5zz')).toBeNull();
  expect(findRule('toString')).toBeNull();
});
