import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardRecord } from '../vocabulary/record.ts';
import { CARDS } from './registry.ts';
import { COMBAT_CARDS } from './registry-combat.ts';
import { MANA_CARDS } from './registry-mana.ts';
import { OBJECT_CARDS } from './registry-objects.ts';
import { OTHER_CARDS } from './registry-other.ts';
import { TRIGGER_CARDS } from './registry-triggers.ts';

const LISTS = [COMBAT_CARDS, MANA_CARDS, OBJECT_CARDS, OTHER_CARDS, TRIGGER_CARDS];

/** Files that hold many plain cards each. */
const TABLES = ['basic-lands.ts', 'keyword-creatures.ts', 'vanilla.ts'];

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const folder = new URL('.', import.meta.url);
const letters = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = letters.flatMap(({ name }) => readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`));

describe('the registry', () => {
  test('names every card once, in the order of code units', () => {
    const names = CARDS.map((card) => card.name);
    expect(names).toEqual([...new Set(names)].sort(byCodeUnit));
    expect(names.length).toBe(LISTS.flat().length);
  });

  test('is made of lists that are sorted by name themselves, but for the tables', async () => {
    const plain = (await Promise.all(TABLES.map(cardsIn))).flat().map(({ card }) => card);
    for (const list of LISTS) {
      const names = list.filter((card) => !plain.includes(card)).map((card) => card.name);
      expect(names).toEqual([...names].sort(byCodeUnit));
    }
  });

  test('holds for every record the hash of the text that it was written from', () => {
    const malformed = CARDS.filter((card) => !/^[0-9a-f]{10}$/.test(card.reading.oracle));
    expect(malformed.map((card) => card.name)).toEqual([]);
  });

  test('holds no record that was read only once beside that text', () => {
    const once = CARDS.filter((card) => !card.reading.readTwice);
    expect(once.map((card) => card.name)).toEqual([]);
  });
});

describe('the files of the cards', () => {
  test('hold one card each, under the name of the card', async () => {
    const found = await Promise.all(files.map(async (file) => ({ file, cards: await cardsIn(file) })));
    expect(found.length).toBeGreaterThan(100);
    const expected = found.map(({ cards }) => cards.map(({ card }) => `${fileOf(card)}: ${camelCase(card.name)}`));
    expect(found.map(({ file, cards }) => cards.map(({ exported }) => `${file}: ${exported}`))).toEqual(expected);
    expect(found.filter(({ cards }) => cards.length !== 1).map(({ file }) => file)).toEqual([]);
  });

  test('hold, with the tables, the very cards of the registry', async () => {
    const cards = (await Promise.all([...files, ...TABLES].map(cardsIn))).flat().map(({ card }) => card);
    expect(cards.map((card) => card.name).sort(byCodeUnit)).toEqual(CARDS.map((card) => card.name));
    expect(CARDS.filter((card) => !cards.includes(card))).toEqual([]);
  });
});

interface Exported {
  readonly exported: string;
  readonly card: CardRecord;
}

/** The records that a file exports, alone or in lists. */
async function cardsIn(file: string): Promise<readonly Exported[]> {
  const module: Readonly<Record<string, CardRecord | readonly CardRecord[]>> = await import(
    new URL(file, folder).pathname
  );
  return Object.entries(module).flatMap(([exported, value]) => [value].flat().map((card) => ({ exported, card })));
}

function fileOf(card: CardRecord): string {
  const name = slug(card.name);
  return `${name.charAt(0)}/${name}.ts`;
}

/** A card's name as it stands in the names of files. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function camelCase(name: string): string {
  return slug(name).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
