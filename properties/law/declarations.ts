import type { Option, Question } from '../../protocol/index.ts';
import { checked, type Finding } from './finding.ts';

/** What one creature may do in a declaration: these options together. */
export interface Doing {
  readonly options: readonly Option[];
  /** Whether nothing has to be paid for it. */
  readonly free: boolean;
}

/** A declaration of attackers or blockers, as the rules have it for what is seen. */
export interface Declaring {
  /** Per creature, what it may do by itself. */
  readonly doings: readonly (readonly Doing[])[];
  /** Whether a declaration keeps to the restrictions that look at it as a whole. */
  readonly isAllowed: (done: readonly Doing[]) => boolean;
  /** How many requirements it obeys. */
  readonly obeyed: (done: readonly Doing[]) => number;
}

/** Clauses that a declaration is judged by. */
export interface DeclaringClauses {
  readonly may: string;
  readonly restrictions: string;
  readonly requirements: string;
  readonly offered: string;
  readonly unpaid: string;
}

/** What was declared, and how it was asked for. */
export interface Declared {
  readonly at: number;
  /** Null where nobody was asked. */
  readonly question: Question | null;
  readonly taken: readonly Option[];
  readonly shape: string;
  readonly cr: { readonly may: string; readonly restrictions: string; readonly requirements: string };
}

/** More declarations than these are not gone through. */
const MOST = 4000;

/**
 * Judges a declaration: nobody takes part who may not, no restriction is broken, and as many requirements are obeyed as by any
 * declaration that costs nothing; and every such declaration can be made. CR 508.1c-d, 509.1b-c
 */
export function* judgeDeclared(declaring: Declaring, clauses: DeclaringClauses, said: Declared): Generator<Finding> {
  const { at, taken, shape, cr } = said;
  const done = doingsTaken(declaring, taken);
  const what = taken.length === 0 ? 'nobody' : taken.join(', ');
  if (taken.length > 0)
    yield* checked(done !== null, clauses.may, shape, {
      cr: cr.may,
      at,
      expected: 'each creature that takes part may do so by itself',
      found: what,
    });
  const every = done === null ? null : everyDeclaration(declaring);
  if (done === null || every === null) return;
  const most = mostObeyed(declaring, every);
  const good = every.filter((one) => isFree(one) && declaring.obeyed(one) >= most);
  const isBound = every.length < count(declaring);
  if (isBound)
    yield* checked(declaring.isAllowed(done), clauses.restrictions, shape, {
      cr: cr.restrictions,
      at,
      expected: 'no restriction is broken by the creatures that take part together',
      found: what,
    });
  const wanted = Math.max(0, ...every.map(declaring.obeyed));
  if (most > 0)
    yield* checked(declaring.obeyed(done) >= most, clauses.requirements, `${shape} | ${most}`, {
      cr: cr.requirements,
      at,
      expected: `as many requirements are obeyed as can be: ${most}`,
      found: `${what}: ${declaring.obeyed(done)}`,
    });
  const isUnpaid = wanted > most;
  if (count(declaring) === 1) return;
  yield* allCanBeMade(good, isUnpaid ? clauses.unpaid : clauses.offered, said, isBound ? 'bound' : 'free');
}

function isFree(done: readonly Doing[]): boolean {
  return done.every(({ free }) => free);
}

/** How many requirements are obeyed by any of these declarations that costs nothing. CR 508.1d */
export function mostObeyed({ obeyed }: Declaring, every: readonly (readonly Doing[])[]): number {
  return Math.max(0, ...every.filter(isFree).map(obeyed));
}

/** Each legal declaration that costs nothing can be made: its options are there, and nothing more is asked for. */
function* allCanBeMade(
  good: readonly (readonly Doing[])[],
  clause: string,
  { at, question, taken, shape, cr }: Declared,
  how: string,
): Generator<Finding> {
  const missing = good.find((one) => !canBeMade(one, question, taken));
  yield* checked(missing === undefined, clause, `${shape} | ${how}`, {
    cr: cr.requirements,
    at,
    expected: `this can be declared: ${missing?.flatMap(({ options }) => options).join(', ') || 'nobody'}`,
    found:
      question === null
        ? `nobody was asked, and this was declared: ${taken.join(', ') || 'nobody'}`
        : `at least ${question.min} and at most ${question.max} of ${question.options.join(', ')}`,
  });
}

function canBeMade(one: readonly Doing[], question: Question | null, taken: readonly Option[]): boolean {
  const options = one.flatMap((doing) => doing.options);
  if (question === null) return options.length === taken.length && options.every((option) => taken.includes(option));
  return (
    options.length >= question.min &&
    options.length <= question.max &&
    options.every((option) => question.options.includes(option))
  );
}

/** What each creature does; null where one does what it may not. */
export function doingsTaken({ doings }: Declaring, taken: readonly Option[]): readonly Doing[] | null {
  const left = new Set(taken);
  const done: Doing[] = [];
  for (const own of doings) {
    const mine = taken.filter((option) => own.some(({ options }) => options.includes(option)));
    if (mine.length === 0) continue;
    const doing = own.find(
      ({ options }) => options.length === mine.length && mine.every((one) => options.includes(one)),
    );
    if (doing === undefined) return null;
    done.push(doing);
    for (const option of mine) left.delete(option);
  }
  return left.size === 0 ? done : null;
}

function count({ doings }: Declaring): number {
  return doings.reduce((product, own) => product * (own.length + 1), 1);
}

/** All that keep to the restrictions; null where there are too many to go through. */
export function everyDeclaration(declaring: Declaring): readonly (readonly Doing[])[] | null {
  if (count(declaring) > MOST) return null;
  let all: readonly (readonly Doing[])[] = [[]];
  for (const own of declaring.doings) all = all.flatMap((done) => [done, ...own.map((doing) => [...done, doing])]);
  return all.filter(declaring.isAllowed);
}
