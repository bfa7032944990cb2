import { expect, test } from 'vitest';
import { readLedger, type LedgerProblem } from './read-ledger.ts';

const CLAUSE = { id: 'R1/so', kind: 'settled', role: 'clause', paraphrase: 'So it is.', cr: ['100.1'], cards: [] };
const STATEMENT = {
  id: 'R1',
  kind: 'property',
  title: 'Made up',
  paraphrase: 'So it is.',
  cr: ['100.1'],
  clauses: [CLAUSE],
  properties: ['r1-made-up'],
};
const RULING = {
  id: 'glass-mill/0123456789',
  kind: 'property',
  card: 'Glass Mill',
  dates: ['2030-01-02'],
  aliases: [],
  paraphrase: 'So it is.',
  cr: ['100.1'],
  statements: ['R1/so'],
};

function problems(statements: readonly object[], rulings: readonly object[]): readonly LedgerProblem[] {
  const ledger = readLedger(
    [{ path: 'statements.json', text: JSON.stringify({ $schema: '', statements }) }],
    [{ path: 'rulings.json', text: JSON.stringify({ $schema: '', rulings }) }],
  );
  return ledger.kind === 'invalid' ? ledger.problems : [];
}

test('a ledger in which everything fits is read', () => {
  expect(problems([STATEMENT], [RULING])).toEqual([]);
});

test('a missing field is told with the file and the entry', () => {
  const { paraphrase: _, ...without } = RULING;
  expect(problems([STATEMENT], [without])).toMatchObject([
    { file: 'rulings.json', entry: 'glass-mill/0123456789', expected: expect.stringMatching(/^to have "paraphrase"/) },
  ]);
});

test('an open ruling needs a reason, and one that is judged may have none', () => {
  expect(problems([STATEMENT], [{ ...RULING, kind: 'open' }])).toMatchObject([
    { expected: expect.stringMatching(/^to have "reason"/) },
  ]);
  expect(problems([STATEMENT], [{ ...RULING, reason: 'None needed.' }])).toMatchObject([
    { expected: expect.stringMatching(/^to have no "reason"/) },
  ]);
});

test('a kind that there is not is told', () => {
  expect(problems([STATEMENT], [{ ...RULING, kind: 'perhaps' }])).toMatchObject([
    { entry: 'glass-mill/0123456789', expected: expect.stringMatching(/^to have a known "kind"/) },
  ]);
});

test('a wrong value inside a clause is told with the clause and what was found', () => {
  const statement = { ...STATEMENT, clauses: [{ ...CLAUSE, role: 'twist' }] };
  expect(problems([statement], [])).toEqual([
    {
      file: 'statements.json',
      entry: 'R1/so',
      expected: 'role to be one of ["clause","trap","contrast"], found "twist"',
    },
  ]);
});

test('an entry without an id is told by its place', () => {
  const { id: _, ...without } = STATEMENT;
  expect(problems([without], [])).toMatchObject([
    { entry: 'the file', expected: expect.stringMatching(/^statements.0 to have "id"/) },
  ]);
});

test('an id that comes twice is told', () => {
  expect(problems([STATEMENT], [RULING, RULING])).toEqual([
    { file: 'rulings.json', entry: RULING.id, expected: 'one entry with this id, found a second' },
  ]);
});

test('a statement or clause that there is not is told', () => {
  expect(problems([STATEMENT], [{ ...RULING, statements: ['R1/otherwise'] }])).toEqual([
    {
      file: 'rulings.json',
      entry: RULING.id,
      expected: 'a statement or clause R1/otherwise in the ledger, found none',
    },
  ]);
});

test('a clause goes by the id of its statement', () => {
  expect(problems([{ ...STATEMENT, clauses: [{ ...CLAUSE, id: 'R2/so' }] }], [])).toEqual([
    { file: 'statements.json', entry: 'R2/so', expected: 'an id that begins with R1/' },
  ]);
});

test('a file that is not JSON is told', () => {
  const ledger = readLedger([{ path: 'statements.json', text: '{' }], []);
  expect(ledger).toMatchObject({
    kind: 'invalid',
    problems: [{ file: 'statements.json', expected: expect.stringMatching(/^JSON, found/) }],
  });
});
