import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Finding, lineAt, type ProjectFile } from './source-tree.ts';

/** Environment variables that name files of official texts. The project does not hold such texts. */
export const TEXT_VARIABLES = {
  /** The Comprehensive Rules as plain text, a rule a line. */
  rules: 'HEADJUDGE_CR_TEXT',
  /** Cards and rulings as JSON lines, packed or not: every `text` in them counts, at any depth. */
  cards: 'HEADJUDGE_CARD_TEXTS',
} as const;

/** So many words in a row are a quotation. */
export const RUN_LENGTH = 9;

/**
 * Words that hold a sentence together. A run with fewer than two of them is a list of names (card types, colours,
 * steps), which anyone may give.
 */
const SENTENCE_WORDS = new Set(
  `a an the of to in on at by for from with without as if is are was were be been has have had it its they their that this
  those these which who whose when whenever until unless while may can must will would doesn don not no any each all only
  other another one more than you your player players object`.split(/\s+/),
);

interface Word {
  readonly text: string;
  readonly at: number;
}

/** A run of words: the words themselves, in lower case, and the place of the first in its text. */
interface Run {
  readonly key: string;
  readonly at: number;
}

/**
 * The runs of `RUN_LENGTH` or more words that the files share with one of the passages, once for each stretch.
 * Punctuation, case, line breaks and the marks of comments do not count.
 */
export function findQuotes(files: readonly ProjectFile[], passages: Iterable<string>): readonly Finding[] {
  const ours = files.map((file) => ({ file, runs: runsOf(file.text) }));
  const known = new Set(ours.flatMap(({ runs }) => runs.map((run) => run.key)));
  const shared = new Set<string>();
  for (const passage of passages) {
    for (const { key } of runsOf(passage)) if (known.has(key)) shared.add(key);
  }
  return ours.flatMap(({ file, runs }) => stretches(file, runs, shared));
}

/** The rules of a text of the Comprehensive Rules, each a passage. */
export function rulePassages(path: string): readonly string[] {
  return readFileSync(path, 'utf8').split(/\r?\n/);
}

/** The texts of cards and rulings, each a passage. Throws where a line is not JSON. */
export function cardPassages(path: string): readonly string[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : textsIn(JSON.parse(line))));
}

function stretches({ path, text }: ProjectFile, runs: readonly Run[], shared: ReadonlySet<string>): readonly Finding[] {
  const starts = runs.filter(({ key }, index) => shared.has(key) && !shared.has(runs[index - 1]?.key ?? ''));
  return starts.map(({ key, at }) => ({ path, line: lineAt(text, at), message: `quotes: ${key}` }));
}

/** Every run of the text that belongs to a sentence. */
function runsOf(text: string): readonly Run[] {
  const words = wordsOf(text);
  const runs: Run[] = [];
  for (let start = 0; start + RUN_LENGTH <= words.length; start++) {
    const run = words.slice(start, start + RUN_LENGTH);
    if (isSentence(run)) runs.push({ key: run.map((word) => word.text).join(' '), at: words[start]?.at ?? 0 });
  }
  return runs;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({ text: match[0].toLowerCase(), at: match.index }));
}

function isSentence(run: readonly Word[]): boolean {
  return run.filter((word) => SENTENCE_WORDS.has(word.text)).length >= 2;
}

function textsIn(json: unknown): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(textsIn);
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'text' && typeof value === 'string' ? value.split('\n') : textsIn(value),
  );
}
