import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { MADE_UP_CARDS, MADE_UP_RULES } from './made-up-texts.ts';
import { readCardAndRulingFiles, readRulesFile } from './user-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'headjudge-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('plain and gzipped files are read alike', () => {
  expect(readRulesFile(file('rules.txt', MADE_UP_RULES))).toEqual(
    readRulesFile(file('rules.txt.gz', gzipSync(MADE_UP_RULES))),
  );
  expect(readCardAndRulingFiles([file('cards.jsonl.gz', gzipSync(MADE_UP_CARDS))])).toMatchObject({ kind: 'cards' });
});

test('a file that is not there, broken, or of another kind is unusable, with a reason', () => {
  expect(readRulesFile(join(folder, 'none.txt'))).toMatchObject({ kind: 'unusable', reason: /ENOENT/ });
  expect(readRulesFile(file('half.gz', gzipSync(MADE_UP_RULES).subarray(0, 40)))).toMatchObject({ kind: 'unusable' });
  const list = file('list.txt', 'A shopping list');
  expect(readRulesFile(list)).toEqual({
    kind: 'unusable',
    path: list,
    reason: 'line 1: expected a line that says from which day the rules are effective, found "A shopping list"',
  });
  expect(readCardAndRulingFiles([list])).toMatchObject({ kind: 'unusable', path: list });
});
