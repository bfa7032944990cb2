import { writeFileSync } from 'node:fs';
import { loadLedger } from '../ledger.ts';
import { citedRulingsBytes, indexRules, indexRulings, ruleIndexBytes } from './index-texts.ts';
import { readCardAndRulingFiles, readRulesFile, type UnusableFile } from './user-files.ts';

const USAGE = `Writes the committed indexes from your own files; no text goes into them.
  tsx rulings/hydrate/write-index.ts rules FILE        the Comprehensive Rules as a text file
  tsx rulings/hydrate/write-index.ts rulings FILE...   cards with their rulings, JSON or JSON lines, also gzipped`;

/** Writes an index, prints what it wrote, and answers the exit code. */
export function main(args: readonly string[]): number {
  const [what, ...paths] = args;
  const [path] = paths;
  if (what === 'rules' && path !== undefined) return writeRules(path);
  if (what === 'rulings' && path !== undefined) return writeRulings(paths);
  console.error(USAGE);
  return 2;
}

function writeRules(path: string): number {
  const rules = readRulesFile(path);
  if (rules.kind === 'unusable') return refuse(rules);
  write(`cr-${rules.edition}.json`, ruleIndexBytes(indexRules(rules)), `${rules.rules.length} rules`);
  return 0;
}

function writeRulings(paths: readonly string[]): number {
  const cards = readCardAndRulingFiles(paths);
  if (cards.kind === 'unusable') return refuse(cards);
  const { file, missing } = indexRulings(loadLedger().rulings, cards);
  for (const id of missing) console.error(`${id} is in none of the files`);
  if (missing.length > 0) return 2;
  write('rulings.json', citedRulingsBytes(file), `${file.rulings.length} rulings`);
  return 0;
}

function write(name: string, bytes: string, what: string): void {
  writeFileSync(new URL(`../index/${name}`, import.meta.url), bytes);
  console.log(`rulings/index/${name}: ${what}`);
}

function refuse(file: UnusableFile): number {
  console.error(`${file.path}: ${file.reason}`);
  return 2;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
