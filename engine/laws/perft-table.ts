import { answersTo } from '../perft.ts';
import type { Question } from '../proc.ts';
import { open, type Play, type Position } from '../session.ts';

/** What the golden table holds of a position. */
export interface Row {
  /** How many lines there are of one answer, of two, and so on; a line that ends earlier counts once. */
  readonly lines: readonly number[];
  /** Of all questions on the way, with the order of their options: eight hexadecimal digits. */
  readonly digest: string;
}

/** Counts all lines of up to so many answers, and notes in which order everything is offered. */
export function rowOf(position: Position, depth: number): Row {
  const tally = { lines: Array.from({ length: depth }, () => 0), hash: 0x811c9dc5 };
  visit(open(position), 0, tally);
  return { lines: tally.lines, digest: (tally.hash >>> 0).toString(16).padStart(8, '0') };
}

interface Counting {
  readonly lines: number[];
  hash: number;
}

function visit(play: Play, made: number, tally: Counting): void {
  const { question } = play;
  const depth = tally.lines.length;
  if (made > 0) tally.lines[made - 1] = (tally.lines[made - 1] ?? 0) + 1;
  if (question === null) for (let at = made; at < depth; at++) tally.lines[at] = (tally.lines[at] ?? 0) + 1;
  if (question === null || made === depth) return;
  tally.hash = hashed(tally.hash, textOf(question));
  for (const answer of answersTo(question)) {
    const next = play.fork();
    if (next.answer(answer) === null) visit(next, made + 1, tally);
  }
}

/** The rule's number changes from edition to edition without a change in what is asked. */
function textOf(question: Question): string {
  return JSON.stringify(question, (key, value: unknown) => (key === 'cr' ? undefined : value));
}

/** FNV-1a, going on from a hash. */
function hashed(from: number, text: string): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
