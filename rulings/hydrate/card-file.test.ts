import { expect, test } from 'vitest';
import { rulingId } from '../identity.ts';
import { readCardFiles, type CardTexts } from './card-file.ts';
import { MADE_UP_CARDS } from './made-up-texts.ts';

function cardsIn(...files: string[]): CardTexts {
  const cards = readCardFiles(files);
  if (cards.kind === 'unreadable') throw new Error(`unreadable: expected ${cards.expected}`);
  return cards;
}

test('a ruling published on two days is one ruling with two dates, oldest first', () => {
  const rulings = cardsIn(MADE_UP_CARDS).rulings.get(rulingId('Glass Mill', "The mill's wheel turns once."));
  expect(rulings?.map((ruling) => ruling.date)).toEqual(['2030-01-02', '2030-05-06']);
});

test('a ruling that several files have for one day is there once', () => {
  const rulings = cardsIn(MADE_UP_CARDS, MADE_UP_CARDS).rulings.get(rulingId('Dawn', 'Dawn comes first.'));
  expect(rulings?.map((ruling) => ruling.date)).toEqual(['2029-03-04']);
});

test('a ruling of a card with two faces answers to the whole name and to each face', () => {
  const { rulings } = cardsIn(MADE_UP_CARDS);
  const ids = ['Dawn // Dusk', 'Dawn', 'Dusk'].map((name) => rulingId(name, 'Dawn comes first.'));
  expect(ids.map((id) => rulings.has(id))).toEqual([true, true, true]);
});

test('cards and rulings in two arrays are joined by their oracle id', () => {
  const cards = JSON.stringify([
    { name: 'Glass Mill', oracle_id: 'mill' },
    { name: 'Dawn // Dusk', oracle_id: 'dawn', card_faces: [{ name: 'Dawn' }, { name: 'Dusk' }] },
  ]);
  const rulings = JSON.stringify([
    { oracle_id: 'dawn', source: 'wotc', published_at: '2029-03-04', comment: 'Dawn comes first.' },
    { oracle_id: 'nobody', source: 'wotc', published_at: '2029-03-04', comment: 'Lost.' },
  ]);
  expect([...cardsIn(cards, rulings).rulings]).toEqual(
    ['Dawn // Dusk', 'Dawn', 'Dusk'].map((card) => [
      rulingId(card, 'Dawn comes first.'),
      [{ card, date: '2029-03-04', text: 'Dawn comes first.' }],
    ]),
  );
});

test('a line that is not JSON is told with its number', () => {
  expect(readCardFiles([`${MADE_UP_CARDS}\n{"name": "Half`])).toEqual({
    kind: 'unreadable',
    expected: 'a JSON object',
    found: '{"name": "Half',
    line: 3,
  });
});

test('a broken array is told', () => {
  expect(readCardFiles(['[{"name": "Half"'])).toMatchObject({ kind: 'unreadable', expected: 'a JSON array' });
});

test('files without a card are no card files', () => {
  expect(readCardFiles(['', '[]'])).toMatchObject({ kind: 'unreadable', found: 'none' });
});
