import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readCardFiles, type CardTexts } from './card-file.ts';
import { readRules, type RulesText, type UnreadableText } from './comprehensive-rules.ts';

/** A user's file that cannot be used, and why. */
export interface UnusableFile {
  readonly kind: 'unusable';
  readonly path: string;
  readonly reason: string;
}

/** Reads the Comprehensive Rules from a user's text file, plain or gzipped. */
export function readRulesFile(path: string): RulesText | UnusableFile {
  const content = readText(path);
  if (typeof content !== 'string') return content;
  const rules = readRules(content);
  return rules.kind === 'unreadable' ? unusable(path, rules) : rules;
}

/** Reads cards and rulings from a user's files, each plain or gzipped: see `readCardFiles` for their formats. */
export function readCardAndRulingFiles(paths: readonly string[]): CardTexts | UnusableFile {
  const contents: string[] = [];
  for (const path of paths) {
    const content = readText(path);
    if (typeof content !== 'string') return content;
    contents.push(content);
  }
  const cards = readCardFiles(contents);
  return cards.kind === 'unreadable' ? unusable(paths.join(', '), cards) : cards;
}

function readText(path: string): string | UnusableFile {
  try {
    const bytes = readFileSync(path);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (zipped ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    return { kind: 'unusable', path, reason: error instanceof Error ? error.message : String(error) };
  }
}

function unusable(path: string, problem: UnreadableText): UnusableFile {
  return {
    kind: 'unusable',
    path,
    reason: `line ${problem.line}: expected ${problem.expected}, found ${JSON.stringify(problem.found)}`,
  };
}
