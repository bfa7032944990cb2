import type { Facet, History, Question, View } from '../protocol/index.ts';
import { differences, type Compared } from './differences.ts';
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

/** A place at which games can be compared: a player has priority, and the stack is empty. */
interface Checkpoint extends Compared {
  /** The number of the step in its history. */
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
  const theirs = checkpointsOf(found.play.history);
  const own = ownChoicesFrom(found);
  let compared = 0;
  for (const [place, mine] of checkpointsOf(found.after.play.history)) {
    const other = theirs.get(place);
    if (other === undefined) continue;
    if (other.at >= own) return { compared, found: null, place: null };
    compared++;
    const [difference] = differences(mine, other, facets);
    if (difference === undefined) continue;
    const { what, ...words } = difference;
    const violation = { clause: `agreement ${what}`, cr: '', ...words, at: other.at };
    return { compared, found: { verdict: 'diverged', violation }, place };
  }
  return { compared, ...(own < Number.POSITIVE_INFINITY ? AGREED : endDifference(found)) };
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

/** By the moment and the actions before. The last one may have been left too early to be compared. */
function checkpointsOf({ steps, over }: History): ReadonlyMap<string, Checkpoint> {
  const all = new Map<string, Checkpoint>();
  let actions = 0;
  for (const [at, { question, answer, view }] of steps.entries()) {
    if (question?.kind !== 'priority') continue;
    if (view.stack.length === 0) {
      const place = placeOf(view, actions);
      const offers = new Map<Question['player'], Question>(all.get(place)?.offers);
      all.set(place, { view, at, offers: offers.set(question.player, question) });
    }
    if (answer?.kind === 'pick' && answer.picks[0] !== 'pass') actions++;
  }
  const last = [...all.keys()].at(-1);
  if (over === null && last !== undefined) all.delete(last);
  return all;
}

function placeOf({ turn, step }: View, actions: number): string {
  return `turn ${turn}, ${step}, after ${actions} action${actions === 1 ? '' : 's'}`;
}
