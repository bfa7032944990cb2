import type { Property } from '../properties/property.ts';
import type { Case, History, Verdict, Violation } from '../protocol/index.ts';
import { NO_RULE, type Play } from './driver.ts';
import { classOf } from './failure-class.ts';
import { firstDeviation, ownChoicesFrom } from './own-choices.ts';
import { type Law, lawOf, type Performance } from './perform.ts';
import { completable } from './picks.ts';
import type { Enforced, Recording, Rehearsed } from './rehearsal.ts';
import type { Deviation } from './script.ts';

/** What is wrong, and of which class. What no law says is put into a violation's words here. */
export interface Finding {
  readonly verdict: Exclude<Verdict, 'holds' | 'vacuous'>;
  readonly class: string;
  readonly violation: Violation;
}

/** The name of what is thrown where a reply was waited for in vain. */
export const SILENT = 'Silent';

/** Whether a reply was waited for in vain. An engine in this process that runs out of its budget says so at once. */
export function isSilent({ violation }: Finding): boolean {
  return violation.found.startsWith(SILENT);
}

/** A finding whose class is not yet told. */
export type Found = Omit<Finding, 'class'>;

export function classed(property: string, found: Found | null, of: Case): Finding | null {
  return found === null ? null : { ...found, class: classOf(property, found.violation, of) };
}

/** Why nothing can be told of an engine: the reference, a case or a law is not as it should be. Null: all is well. */
export function harnessFinding(onReference: Performance): Found | null {
  const found = lawFinding(onReference.law) ?? endFinding(onReference.plays);
  if (found === null) return null;
  const { clause, found: what } = found.violation;
  const words = { ...found.violation, clause: `reference ${clause}`, found: `on the reference: ${what}` };
  return { verdict: 'harness error', violation: words };
}

export function lawFinding(law: Law): Found | null {
  switch (law.kind) {
    case 'violated':
      return { verdict: 'violated', violation: law.violation };
    case 'law threw':
      return found('harness error', 'law', 'the law tells what it thinks of any history', law.message, 0);
    case 'holds':
    case 'not witnessed':
      return null;
  }
}

/** A game that came to an end before it was played as far as it was to be. */
export function endFinding(plays: readonly Rehearsed[]): Found | null {
  const [first] = plays.map(({ play }) => earlyEnd(play)).filter((each) => each !== null);
  return first ?? null;
}

function earlyEnd({ end, history }: Play): Found | null {
  const at = Math.max(0, history.steps.length - 1);
  switch (end.kind) {
    case 'played':
      return null;
    case 'crash': {
      const verdict = verdictOfCrash(end.name);
      return found(verdict, verdict, 'the game goes on', `${end.name}: ${end.message}`, at);
    }
    case 'stuck': {
      const { kind, purpose } = end.question;
      const expected = `one of the answers to its own question is accepted (${kind}, ${purpose})`;
      return { verdict: 'illegal', violation: { clause: 'stuck', cr: end.why.cr, expected, found: end.why.why, at } };
    }
    case 'illegal board':
    case 'cannot set up':
      return found('cannot set up', 'set-up', 'the game is set up', end.why, at);
  }
}

/** By the name of what was thrown: an engine that takes too long, an adapter that breaks the protocol, a transcript that ends, and all else. */
function verdictOfCrash(name: string): Extract<Verdict, 'timed out' | 'harness error' | 'cannot set up' | 'crashed'> {
  if (name === 'NotRecorded') return 'cannot set up';
  if (name === 'Exhaustion' || name === SILENT) return 'timed out';
  return name === 'BrokenProtocol' || name === 'AdapterFault' ? 'harness error' : 'crashed';
}

/** The first thing that the engine allowed or forbade otherwise than the reference. */
export function deviationFinding(found: Enforced): Found | null {
  const first = firstDeviation(found);
  return first === null ? null : { verdict: 'illegal', violation: deviationWords(first) };
}

/** A clause that the reference put to the test and the engine, after the same script, did not. What it chose for itself may be why. */
export function missingWitness(
  property: Property,
  expected: Performance<Recording>,
  found: Performance<Enforced>,
): Found | null {
  const here = clausesOf(found.law);
  const isMissing = (clause: string): boolean => !here.includes(clause);
  if (clausesOf(expected.law).every((clause) => !isMissing(clause))) return null;
  if (found.plays.some((each) => ownChoicesFrom(each) < Number.POSITIVE_INFINITY)) return null;
  if (isOtherGame(expected, found)) return null;
  const isInVain = offersInVain(found);
  const shown = lawOf(property, expected, (history) => withoutForced(isInVain ? history : withoutIncomplete(history)));
  const missing = clausesOf(expected.law)
    .filter((clause) => clausesOf(shown).includes(clause))
    .sort()
    .find(isMissing);
  if (missing === undefined) return null;
  const violation = {
    clause: `unwitnessed ${missing}`,
    cr: NO_RULE,
    expected: `the situation of ${missing} comes about, as it does on the reference`,
    found: 'it does not',
    at: Math.max(0, found.shown.play.history.steps.length - 1),
  };
  return { verdict: 'diverged', violation };
}

/** Whether the second game of a relation is another: it is made from the first one as the engine shows it. */
function isOtherGame(expected: Performance, found: Performance): boolean {
  const [one, other] = [expected.plays[1]?.case, found.plays[1]?.case];
  return one !== undefined && other !== undefined && JSON.stringify(one) !== JSON.stringify(other);
}

/** Whether an engine offers what cannot be completed. It need not. */
function offersInVain({ plays }: Performance): boolean {
  return plays.some(({ play }) => play.history.steps.some(({ question }) => (question?.incomplete.length ?? 0) > 0));
}

/** The history as an engine would show it that does not ask for numbers of which there is but one. It need not. */
function withoutForced({ steps, ...rest }: History): History {
  const shown = steps.map((step) => {
    const { question } = step;
    const isForced = question?.kind === 'number' && question.min === question.max;
    return isForced ? { ...step, question: null, answer: null } : step;
  });
  return { ...rest, steps: shown };
}

/** The history as an engine would show it that offers only what can be completed. */
function withoutIncomplete({ steps, ...rest }: History): History {
  const shown = steps.map((step) => {
    const { question } = step;
    if (question === null || question.incomplete.length === 0) return step;
    const options = completable(question);
    return { ...step, question: { ...question, options, incomplete: [] } };
  });
  return { ...rest, steps: shown };
}

function deviationWords({ kind, what, player, why, at }: Deviation): Violation {
  const verb = what.replace(/ .*/, '');
  const who = player === 'chance' ? 'chance' : `player ${player}`;
  const clause = `${kind} ${verb}`;
  const cr = why?.cr ?? NO_RULE;
  switch (kind) {
    case 'offered':
      return { clause, cr, expected: `${who} may not begin ${what}, as on the reference`, found: 'it was done', at };
    case 'never offered':
      return { clause, cr, expected: `${who} may do ${what}, as on the reference`, found: 'it was not offered', at };
    case 'refused':
      return { clause, cr, expected: `${who} may do ${what}, as on the reference`, found: `refused: ${why?.why}`, at };
  }
}

/** The clauses that a law saw put to the test. */
export function clausesOf(law: Law): readonly string[] {
  return law.kind === 'holds' || law.kind === 'violated' ? law.witnessed.map(({ clause }) => clause) : [];
}

function found(verdict: Found['verdict'], clause: string, expected: string, what: string, at: number): Found {
  return { verdict, violation: { clause, cr: NO_RULE, expected, found: what, at } };
}
