import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openCardFile, type PrintedCard, readPrintedCards } from './card-file.ts';

const WALL = {
  name: 'Salt Wall',
  faces: { 'Salt Wall': { type: 'Creature — Wall */1+*', cost: '{W}', text: 'Tall' } },
};
const LINE = JSON.stringify(WALL);

describe('a card file of one object a line', () => {
  test('gives power and toughness, or loyalty, apart from the type line', () => {
    const guide = { name: 'Ada', faces: { Ada: { type: 'Legendary Planeswalker — Ada (Loyalty: X)', cost: '{2}' } } };
    const mill = { name: 'Mill', faces: { Mill: { type: 'Artifact', cost: '', text: 'Turns' } } };
    expect(cardsIn([WALL, guide, mill].map((card) => JSON.stringify(card)).join('\n'))).toEqual([
      face({
        name: 'Salt Wall',
        manaCost: '{W}',
        typeLine: 'Creature — Wall',
        power: '*',
        toughness: '1+*',
        text: 'Tall',
      }),
      face({ name: 'Ada', manaCost: '{2}', typeLine: 'Legendary Planeswalker — Ada', loyalty: 'X' }),
      face({ name: 'Mill', typeLine: 'Artifact', text: 'Turns' }),
    ]);
  });

  test('gives each face, and prefers a card to a face of the same name', () => {
    const dawn = { name: 'Dawn', faces: { Dawn: { type: 'Instant' }, Dusk: { type: 'Sorcery' } } };
    const dusk = { name: 'Dusk', faces: { Dusk: { type: 'Land' } } };
    for (const cards of [
      [dawn, dusk],
      [dusk, dawn],
    ]) {
      const read = cardsIn(cards.map((card) => JSON.stringify(card)).join('\n'));
      expect(new Set(read.map(({ name, typeLine }) => `${name}: ${typeLine}`))).toEqual(
        new Set(['Dawn: Instant', 'Dusk: Land']),
      );
    }
  });

  test('may be broken: the line is told', () => {
    expect(readPrintedCards(`${LINE}\n\n{"name": "Ha`)).toEqual({
      kind: 'unreadable',
      expected: 'a JSON object',
      found: '{"name": "Ha',
      line: 3,
    });
  });
});

describe('a card file as an array', () => {
  test('gives the fields of a card, and of its faces', () => {
    const wall = { name: 'Salt Wall', mana_cost: '{W}', type_line: 'Creature — Wall', power: '0', toughness: '4' };
    const parts = { name: 'Dawn // Dusk', card_faces: [{ name: 'Dawn', type_line: 'Instant', oracle_text: 'Light' }] };
    expect(cardsIn(JSON.stringify([{ ...wall, oracle_text: 'Tall' }, parts]))).toEqual([
      face({
        name: 'Salt Wall',
        manaCost: '{W}',
        typeLine: 'Creature — Wall',
        power: '0',
        toughness: '4',
        text: 'Tall',
      }),
      face({ name: 'Dawn', typeLine: 'Instant', text: 'Light' }),
    ]);
  });

  test('may be broken, or hold no card', () => {
    expect(readPrintedCards('[{"name":')).toMatchObject({ kind: 'unreadable', expected: 'a JSON array' });
    expect(readPrintedCards('[{"name": "Rules"}]')).toMatchObject({ kind: 'unreadable', found: 'none' });
    expect(readPrintedCards('')).toMatchObject({ kind: 'unreadable', found: 'none' });
  });
});

describe('a card file on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, bytes: string | Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return openCardFile(join(folder, name));
  };

  test('is the same packed and not', () => {
    const plain = written('cards.jsonl', LINE);
    expect(plain).toEqual(readPrintedCards(LINE));
    expect(written('cards.jsonl.gz', gzipSync(LINE))).toEqual(plain);
  });

  test('that is missing or cut short is told', () => {
    expect(openCardFile(join(folder, 'none'))).toMatchObject({ kind: 'unreadable', expected: 'a card file' });
    const cut = written('cut.gz', gzipSync(LINE).subarray(0, 40));
    expect(cut).toMatchObject({ kind: 'unreadable', expected: 'a whole gzip file' });
  });
});

const NOTHING: Omit<PrintedCard, 'name'> = {
  manaCost: '',
  typeLine: '',
  power: null,
  toughness: null,
  loyalty: null,
  text: '',
};

function face(printed: Partial<PrintedCard> & Pick<PrintedCard, 'name'>): PrintedCard {
  return { ...NOTHING, ...printed };
}

function cardsIn(content: string): readonly PrintedCard[] {
  const read = readPrintedCards(content);
  if (read.kind === 'unreadable') throw new Error(`expected ${read.expected}, found ${read.found}`);
  return [...read.byName.values()];
}
