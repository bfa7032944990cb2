import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLedger } from '../ledger.ts';
import { citedRulingsBytes, indexRules, indexRulings, ruleIndexBytes } from './index-texts.ts';
import { rulingsInFile } from './match.ts';
import { readCardAndRulingFiles, readRulesFile, type UnusableFile } from './user-files.ts';

const USAGE = `Writes the committed indexes from your own files; no text goes into them.
  tsx rulings/hydrate/write-index.ts rules FILE           from the Comprehensive Rules as a text file
  tsx rulings/hydrate/write-index.ts rulings FILE...      from cards with their rulings, JSON or JSON lines
  tsx rulings/hydrate/write-index.ts ids CARD FILE...     only prints a card's rulings with their ids
Files may be gzipped.`;

const INDEX_FOLDER = fileURLToPath(new URL('../index/', import.meta.url));

/** Writes an index into the folder, prints what it wrote, and answers the exit code: 2 where it wrote nothing. */
export function main(args: readonly string[], folder: string = INDEX_FOLDER): number {
  const [what, first, ...others] = args;
  if (what === 'rules' && first !== undefined) return writeRules(first, folder);
  if (what === 'rulings' && first !== undefined) return writeRulings([first, ...others], folder);
  if (what === 'ids' && first !== undefined && others.length > 0) return printIds(first, others);
  console.error(USAGE);
  return 2;
}

function writeRules(path: string, folder: string): number {
  const rules = readRulesFile(path);
  if (rules.kind === 'unusable') return refuse(rules);
  write(folder, `cr-${rules.edition}.json`, ruleIndexBytes(indexRules(rules)), `${rules.rules.length} rules`);
  return 0;
}

function writeRulings(paths: readonly string[], folder: string): number {
  const cards = readCardAndRulingFiles(paths);
  if (cards.kind === 'unusable') return refuse(cards);
  const { file, missing } = indexRulings(loadLedger().rulings, cards);
  for (const id of missing) console.error(`${id} is in none of the files`);
  if (missing.length > 0) return 2;
  write(folder, 'rulings.json', citedRulingsBytes(file), `${file.rulings.length} rulings`);
  return 0;
}

function printIds(name: string, paths: readonly string[]): number {
  const cards = readCardAndRulingFiles(paths);
  if (cards.kind === 'unusable') return refuse(cards);
  const rulings = rulingsInFile(name, cards);
  for (const ruling of rulings) console.log(`${ruling.id}  ${ruling.date}  ${ruling.text}`);
  if (rulings.length > 0) return 0;
  console.error(`no ruling of a card named ${name} is in ${paths.join(', ')}`);
  return 2;
}

function write(folder: string, name: string, bytes: string, what: string): void {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${what}`);
}

function refuse(file: UnusableFile): number {
  console.error(`${file.path}: ${file.reason}`);
  return 2;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
