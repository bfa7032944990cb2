import { hash32, size } from '../generators/index.ts';
import type { Case, Verdict } from '../protocol/index.ts';
import type { Finding } from './finding.ts';
import type { Judged } from './judge.ts';

/** A class of findings in a run. */
export interface FindingClass {
  readonly class: string;
  readonly count: number;
  /** The index of the first case of the class. */
  readonly first: number;
  /** What was found in that case. */
  readonly finding: Finding;
  /** Of the cases of the class the smallest, the first of several: the one to make smaller. `size`: in tenths, as the generators have it. */
  readonly smallest: { readonly index: number; readonly size: number };
}

/** What some cases of a property came to. Tallies of other cases can be added: see `merged`. */
export interface Tally {
  readonly property: string;
  readonly cases: number;
  /** Cases that put the law to the test. */
  readonly witnessed: number;
  /** How many cases put each clause to the test, by clause, sorted. */
  readonly clauses: readonly ClauseCount[];
  /** Hashes of the different shapes of situations that put it to the test, sorted. */
  readonly shapes: readonly string[];
  /** Answers given, on the engine that is judged. */
  readonly answers: number;
  /** In the order of their first cases. */
  readonly classes: readonly FindingClass[];
}

export interface ClauseCount {
  readonly clause: string;
  readonly cases: number;
}

/** Adds up cases as they are judged. */
export class Counter {
  readonly #property: string;
  #cases = 0;
  #witnessed = 0;
  #answers = 0;
  readonly #clauses = new Map<string, number>();
  readonly #shapes = new Set<string>();
  readonly #classes = new Map<string, FindingClass>();

  constructor(property: string) {
    this.#property = property;
  }

  /** `of`: the case that was judged, and under which number. */
  add(judged: Judged, of: Case, index: number): void {
    const { witnessed, answered, finding } = judged;
    this.#cases++;
    this.#answers += answered;
    if (witnessed.length > 0) this.#witnessed++;
    for (const clause of new Set(witnessed.map((witness) => witness.clause))) addTo(this.#clauses, clause, 1);
    for (const { clause, shape } of witnessed) this.#shapes.add(hashOf(`${clause} ${shape}`));
    if (finding === null) return;
    const smallest = { index, size: size({ ...of, script: judged.record().script }) };
    addClass(this.#classes, { class: finding.class, count: 1, first: index, smallest, finding });
  }

  /** Whether what was found there was found before. */
  knows({ finding }: Judged): boolean {
    return finding !== null && this.#classes.has(finding.class);
  }

  tally(): Tally {
    return {
      property: this.#property,
      cases: this.#cases,
      witnessed: this.#witnessed,
      clauses: sortedClauses(this.#clauses),
      shapes: [...this.#shapes].sort(),
      answers: this.#answers,
      classes: sortedClasses(this.#classes),
    };
  }
}

/** One tally of several of the same property, the same whatever their order. */
export function merged(property: string, tallies: readonly Tally[]): Tally {
  const clauses = new Map<string, number>();
  const classes = new Map<string, FindingClass>();
  for (const tally of tallies) {
    for (const { clause, cases } of tally.clauses) addTo(clauses, clause, cases);
    for (const found of tally.classes) addClass(classes, found);
  }
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    property,
    cases: sum((tally) => tally.cases),
    witnessed: sum((tally) => tally.witnessed),
    clauses: sortedClauses(clauses),
    shapes: [...new Set(tallies.flatMap(({ shapes }) => shapes))].sort(),
    answers: sum((tally) => tally.answers),
    classes: sortedClasses(classes),
  };
}

/**
 * The verdict on a property: the gravest finding about the engine, each of them from a case in which nothing else was wrong; then
 * what could not be told; and without a case that put the law to the test it is vacuous. Boards that could not be set up say nothing
 * of the engine: enough others can.
 */
export function verdictOf(tally: Tally): Verdict {
  const { classes, witnessed } = tally;
  const found = new Set(classes.map(({ finding }) => finding.verdict));
  if (isEnough(tally)) found.delete('cannot set up');
  return GRAVEST_FIRST.find((verdict) => found.has(verdict)) ?? (witnessed === 0 ? 'vacuous' : 'holds');
}

/** How many cases were not begun, for their boards could not be set up. */
export function notSetUp({ classes }: Pick<Tally, 'classes'>): number {
  return classes.reduce((sum, { finding, count }) => (finding.verdict === 'cannot set up' ? sum + count : sum), 0);
}

/** So many cases that put the law to the test are enough, however many boards could not be set up. */
const ENOUGH = 20;

/** Whether something can be told although boards could not be set up: many cases put the law to the test, or most were begun and some did. */
function isEnough(tally: Tally): boolean {
  const { cases, witnessed } = tally;
  return witnessed >= ENOUGH || (witnessed > 0 && 2 * notSetUp(tally) <= cases);
}

const GRAVEST_FIRST: readonly Finding['verdict'][] = [
  'crashed',
  'timed out',
  'violated',
  'illegal',
  'diverged',
  'nondeterministic',
  'harness error',
  'doctor failed',
  'cannot set up',
  'unsupported',
  'not observable',
  'disputed',
  'undecided',
];

function addTo(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function addClass(classes: Map<string, FindingClass>, found: FindingClass): void {
  const known = classes.get(found.class);
  if (known === undefined) {
    classes.set(found.class, found);
    return;
  }
  const { first, finding } = known.first <= found.first ? known : found;
  const { smallest } = isSmaller(known.smallest, found.smallest) ? known : found;
  classes.set(found.class, { class: found.class, count: known.count + found.count, first, finding, smallest });
}

function isSmaller(one: FindingClass['smallest'], other: FindingClass['smallest']): boolean {
  return (one.size - other.size || one.index - other.index) < 0;
}

function sortedClauses(counts: ReadonlyMap<string, number>): readonly ClauseCount[] {
  return [...counts].map(([clause, cases]) => ({ clause, cases })).sort((a, b) => (a.clause < b.clause ? -1 : 1));
}

function sortedClasses(classes: ReadonlyMap<string, FindingClass>): readonly FindingClass[] {
  return [...classes.values()].sort((a, b) => a.first - b.first || (a.class < b.class ? -1 : 1));
}

function hashOf(text: string): string {
  return hash32(text).toString(16).padStart(8, '0');
}
