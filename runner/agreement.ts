import type { Facet, History, Question, View } from '../protocol/index.ts';
import { choiceDifferences, type Compared, type Difference, differences } from './differences.ts';
import { deviationFinding, endFinding, type Found } from './finding.ts';
import { firstDeviation, ownChoicesFrom } from './own-choices.ts';
import type { Enforced } from './rehearsal.ts';

/** How far an engine agrees with the reference on a case that it played after its script. */
export interface Agreement {
  /** At how many places the two games were compared. */
  readonly compared: number;
  /** The first thing that differs; null: nothing does. */
  readonly found: Found | null;
  /** Where that is, such as `turn 3, end step, after 2 actions`; the same for engines that part there. Null: nowhere, or in between. */
  readonly place: string | null;
}

/** A place at which games can be compared. `at`: the number of the step in its history. */
type Place = Checkpoint | { readonly kind: 'choice'; readonly at: number; readonly questions: readonly Question[] };

/** A player has priority, and the stack is empty. */
interface Checkpoint extends Compared {
  readonly kind: 'checkpoint';
  readonly at: number;
}

/**
 * Compares what is there at each moment at which the stack is empty: the second oracle beside the laws, for what no law speaks
 * of. From the first choice on that the engine made for itself, nothing is compared.
 */
export function agreementOf(found: Enforced, facets: readonly Facet[]): Agreement {
  const parted = firstDifference(found, facets);
  const deviation = firstDeviation(found);
  const isEarlier = deviation !== null && (parted.found === null || deviation.at < parted.found.violation.at);
  if (isEarlier) return { ...parted, found: deviationFinding(found), place: null };
  if (parted.found !== null) return parted;
  return { ...parted, found: endFinding([found]) };
}

function firstDifference(found: Enforced, facets: readonly Facet[]): Agreement {
  const mine = placesOf(found.after.play.history);
  const theirs = placesOf(found.play.history);
  const own = ownChoicesFrom(found);
  let compared = 0;
  for (const [place, here] of mine) {
    const other = theirs.get(place);
    if (other === undefined) continue;
    if (other.at >= own) return { compared, found: null, place: null };
    compared++;
    const difference = differenceAt(here, other, facets);
    if (difference === undefined) continue;
    const { what, ...words } = difference;
    const violation = { clause: `agreement ${what}`, cr: '', ...words, at: other.at };
    return { compared, found: { verdict: 'diverged', violation }, place };
  }
  return { compared, ...(own < Number.POSITIVE_INFINITY ? AGREED : endDifference(found)) };
}

function differenceAt(mine: Place, theirs: Place, facets: readonly Facet[]): Difference | undefined {
  const found =
    mine.kind === 'choice'
      ? theirs.kind === 'choice' && facets.includes('options') && choiceDifferences(mine.questions, theirs.questions)
      : theirs.kind === 'checkpoint' && differences(mine, theirs, facets);
  return found === false ? undefined : [...found][0];
}

const AGREED = { found: null, place: null };

/** A game that is over on one engine alone, or for another player. */
function endDifference({ after, play }: Enforced): Pick<Agreement, 'found' | 'place'> {
  const [mine, theirs] = [after.play.history.over, play.history.over];
  if (play.end.kind !== 'played' || (mine === null && theirs === null)) return AGREED;
  const [expected, found] = [mine, theirs].map(spokenEnd);
  if (expected === undefined || found === undefined || expected === found) return AGREED;
  const at = Math.max(0, play.history.steps.length - 1);
  return {
    found: { verdict: 'diverged', violation: { clause: 'agreement end', cr: '104.1', expected, found, at } },
    place: 'the end',
  };
}

function spokenEnd(over: History['over']): string {
  if (over === null) return 'the game goes on';
  return over.winner === null ? 'the game is a draw' : `player ${over.winner} wins`;
}

/**
 * By the moment and the actions before, in the order of the game. The last time that somebody has priority may have been left too early to be
 * compared, and so may the last choice.
 */
function placesOf({ steps, over }: History): ReadonlyMap<string, Place> {
  const all = new Map<string, Place>();
  let actions = 0;
  let last: string | null = null;
  for (const [at, { question, answer, view }] of steps.entries()) {
    if (question === null) continue;
    const place = placeOf(view, actions);
    if (question.kind !== 'priority') {
      const choice = `${place}, ${question.purpose} of ${question.source} for player ${question.player}`;
      const before = all.get(choice);
      const first = before?.kind === 'choice' ? before : { at, questions: [] };
      if (answer === null) all.delete(choice);
      else all.set(choice, { kind: 'choice', at: first.at, questions: [...first.questions, question] });
      continue;
    }
    if (view.stack.length === 0) {
      const before = all.get(place);
      const offers = new Map(before?.kind === 'checkpoint' ? before.offers : []);
      all.delete(place);
      all.set(place, { kind: 'checkpoint', view, at, offers: offers.set(question.player, question) });
      last = place;
    }
    if (answer?.kind === 'pick' && answer.picks[0] !== 'pass') actions++;
  }
  if (over === null && last !== null) all.delete(last);
  return all;
}

function placeOf({ turn, step }: View, actions: number): string {
  return `turn ${turn}, ${step}, after ${actions} action${actions === 1 ? '' : 's'}`;
}
