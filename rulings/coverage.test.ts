import { expect, test } from 'vitest';
import { citedRules, coverage } from './coverage.ts';
import type { Ledger } from './ledger.ts';
import { loadLedger } from './ledger.ts';

const NOTHING = { cards: new Set<string>(), cited: [] };

const MADE_UP: Ledger = {
  kind: 'ledger',
  statements: [
    {
      id: 'R1',
      kind: 'property',
      title: 'Made up',
      paraphrase: 'So it is.',
      cr: ['106.7'],
      properties: ['r1-made-up'],
      clauses: [
        { id: 'R1/so', kind: 'settled', role: 'clause', paraphrase: 'So it is.', cr: ['106.5'], cards: [] },
        {
          id: 'R1/or-so',
          kind: 'disputed',
          role: 'trap',
          paraphrase: 'So, or so.',
          cr: ['106.7'],
          cards: [],
          outcomes: [
            { id: 'so', paraphrase: 'So.', cr: ['107.3j'] },
            { id: 'or-so', paraphrase: 'Or so.', cr: ['107.3m'] },
          ],
        },
      ],
    },
    {
      id: 'K1',
      kind: 'open',
      title: 'Made up',
      paraphrase: 'Who knows.',
      cr: ['106.7'],
      reason: 'No one knows.',
      clauses: [{ id: 'K1/so', kind: 'settled', role: 'clause', paraphrase: 'Perhaps.', cr: ['106.7'], cards: [] }],
    },
  ],
  rulings: [ruling('Glass Mill'), ruling('Paper Mill')],
};

function ruling(card: string): Ledger['rulings'][number] {
  const common = { card, dates: ['2030-01-02'], aliases: [], paraphrase: 'So it is.', cr: ['101.1'] } as const;
  return { id: 'mill/0123456789', kind: 'property', ...common, statements: ['R1'] };
}

test('a judged ruling counts as run on its own card only where boards can have that card', () => {
  const { rulings } = coverage(MADE_UP, { cards: new Set(['Glass Mill']), cited: [] });
  expect(rulings).toMatchObject({ total: 2, onOwnCard: 1, matchedOnly: 1, open: 0 });
  expect(coverage(MADE_UP, NOTHING).rulings).toMatchObject({ onOwnCard: 0, matchedOnly: 2 });
});

test('statements and clauses count as judged or open, disputed clauses once more', () => {
  expect(coverage(MADE_UP, NOTHING)).toMatchObject({
    statements: { total: 2, judged: 1, open: 1 },
    clauses: { total: 3, judged: 2, open: 1, disputed: 1 },
  });
});

test('cited rules come in the order of print, each once, those of allowed outcomes too', () => {
  expect(citedRules(MADE_UP)).toEqual(['101.1', '106.5', '106.7', '107.3j', '107.3m']);
});

test('rules cited outside the ledger count, once', () => {
  const within = coverage(MADE_UP, NOTHING).rules;
  const more = coverage(MADE_UP, { cards: new Set(), cited: ['106.7', '704.3'] }).rules;
  expect(within.all).toEqual({ total: 3162, cited: 5 });
  expect(more.all.cited).toBe(6);
  expect(more.A.cited).toBe(within.A.cited + 1);
});

test('the kinds of the real ledger add up', () => {
  const { rulings, statements } = coverage(loadLedger(), NOTHING);
  const { total, ...kinds } = rulings;
  expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(total);
  expect(statements.judged + statements.open).toBe(statements.total);
  expect(statements.total).toBeGreaterThanOrEqual(32);
});
