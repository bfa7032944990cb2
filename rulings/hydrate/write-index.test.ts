import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rulingId } from '../identity.ts';
import { MADE_UP_CARDS, MADE_UP_RULES } from './made-up-texts.ts';
import { main } from './write-index.ts';

const userFiles = mkdtempSync(join(tmpdir(), 'headjudge-texts-'));
let folder = '';
let told: string[] = [];
const tell = (line: string) => {
  told.push(line);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headjudge-index-'));
  told = [];
  vi.spyOn(console, 'log').mockImplementation(tell);
  vi.spyOn(console, 'error').mockImplementation(tell);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

afterAll(() => rmSync(userFiles, { recursive: true }));

function userFile(name: string, content: string): string {
  const path = join(userFiles, name);
  writeFileSync(path, content);
  return path;
}

test('the index of rules is named by its edition', () => {
  expect(main(['rules', userFile('rules.txt', MADE_UP_RULES)], folder)).toBe(0);
  expect(readdirSync(folder)).toEqual(['cr-2031-02-03.json']);
  expect(told).toEqual(['cr-2031-02-03.json: 6 rules']);
  expect(JSON.parse(readFileSync(join(folder, 'cr-2031-02-03.json'), 'utf8'))).toMatchObject({ edition: '2031-02-03' });
});

test('no index of rulings is written while a cited ruling is in none of the files', () => {
  expect(main(['rulings', userFile('cards.jsonl', MADE_UP_CARDS)], folder)).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
  expect(told).toContain('reflecting-pool/8aa043a575 is in none of the files');
});

test('the ids of a card are printed with their days and texts', () => {
  const cards = userFile('cards.jsonl', MADE_UP_CARDS);
  expect(main(['ids', 'glass mill', cards], folder)).toBe(0);
  expect(told).toEqual([
    `${rulingId('Glass Mill', "The mill's wheel turns once.")}  2030-01-02  The mill’s wheel turns once.`,
    `${rulingId('Glass Mill', 'The mill turns in any wind.')}  2030-01-02  The mill turns in any wind.`,
  ]);
  expect(main(['ids', 'Paper Mill', cards], folder)).toBe(2);
});

test('a file that cannot be used, and words that it does not know, end with 2 and write nothing', () => {
  expect(main(['rules', join(folder, 'none.txt')], folder)).toBe(2);
  expect(told[0]).toMatch(/none\.txt: ENOENT/);
  expect(main(['everything'], folder)).toBe(2);
  expect(told[1]).toMatch(/^Writes the committed indexes/);
  expect(readdirSync(folder)).toEqual([]);
});
