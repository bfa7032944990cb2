import type { History, Ref, Seat, View } from '../protocol/index.ts';
import { anyCard, anyOf, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged, violation, witness } from './law/finding.ts';
import type { LawProperty } from './property.ts';

const EACH_ONCE = 'conservation/each-card-once';
const OWNERS = 'conservation/owners-zone';
const LEFT = 'conservation/left-with-its-owner';

const ZONES = ['library', 'hand', 'graveyard', 'exile'] as const;

/** Cards neither appear nor disappear, and lie in their owners' zones. CR 108.3, 400.3 */
export const conservation: LawProperty = {
  kind: 'law',
  id: 'conservation',
  statement: 'conservation',
  says: "Every card of a player in the game is in one zone, in a library, hand or graveyard only of its owner; a player's cards leave with the player.",
  clauses: [EACH_ONCE, OWNERS, LEFT],
  rulings: [],
  cr: ['108.3', '400.3', '400.7', '800.4a'],
  observe: ['zones', 'battlefield', 'stack'],
  level: 1,
  cases: cases(
    [
      ...permanents(
        'anyone',
        30,
        'Manabarbs',
        'Underworld Dreams',
        'City of Brass',
        'City of Brass',
        'Prodigal Sorcerer',
      ),
      ...inHand(30, 'Lightning Bolt', 'Blaze', 'Fireblast', 'Control Magic'),
      anyOf('removal', 'hand', 'active', 70),
      anyOf('control changer', 'hand', 'active', 40),
      anyOf('counterspell', 'hand', 'opponent', 40),
      anyOf('draw', 'hand', 'active', 40),
      anyOf('flicker', 'hand', 'active', 40),
      anyOf('discard', 'hand', 'active', 25),
      anyOf('copier of spells', 'hand', 'active', 25),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyCard('hand', 'active', 90),
      anyCard('hand', 'active', 80),
      anyCard('battlefield', 'anyone', 60),
    ],
    {
      weights: { pass: 6, cast: 7, activate: 4, play: 4, 'take back': 1 },
      decisions: 50,
      played: 15,
      frail: 35,
      players: [2, 3, 3, 4],
    },
  ),
  law: judged(findings),
};

/** Where each card is, as far as a view shows. */
interface Places {
  readonly of: ReadonlyMap<Ref, string>;
  /** Cards seen in two places. */
  readonly twice: string | null;
  /** A card in another player's zone. */
  readonly astray: string | null;
}

function* findings(history: History): Generator<Finding> {
  const first = history.steps[0]?.view;
  if (first === undefined) return;
  const owners = ownersIn(first);
  let last = placesIn(first);
  for (const [at, { view, question }] of history.steps.entries()) {
    // As the last opponent leaves the game is over, and nothing is cleared away any more.
    if (question?.kind !== 'priority') continue;
    const places = placesIn(view);
    if (places.twice !== null) yield violation(EACH_ONCE, '400.7', at, 'every card is in one zone', places.twice);
    if (places.astray !== null)
      yield violation(OWNERS, '400.3', at, "a card is only in its owner's library, hand or graveyard", places.astray);
    yield* counted(view, at, owners, places);
    yield* moved(last, places);
    last = places;
  }
}

function* counted(view: View, at: number, owners: ReadonlyMap<Ref, Seat>, places: Places): Generator<Finding> {
  const out = new Set(view.players.filter(({ inGame }) => !inGame).map(({ seat }) => seat));
  for (const [ref, owner] of owners) {
    const here = places.of.has(ref);
    if (out.has(owner) && here)
      yield violation(
        LEFT,
        '800.4a',
        at,
        'a player who leaves takes all their cards along',
        `${ref} is in ${places.of.get(ref)}`,
      );
    if (!out.has(owner) && !here)
      yield violation(EACH_ONCE, '108.3', at, 'every card is in some zone', `${ref} is nowhere`);
  }
  for (const seat of out)
    yield witness(
      LEFT,
      `${view.players.length} players`,
      view.battlefield.length > 0 ? 'permanents remain' : 'none',
      seat,
    );
}

/** It was put to the test where cards moved. */
function* moved(before: Places, after: Places): Generator<Finding> {
  for (const [ref, place] of after.of) {
    const from = before.of.get(ref);
    if (from !== undefined && from !== place) yield witness(isOwned(place) ? OWNERS : EACH_ONCE, from, place);
  }
}

function isOwned(place: string): boolean {
  return !place.startsWith('battlefield') && !place.startsWith('stack') && !place.startsWith('exile');
}

function ownersIn(view: View): ReadonlyMap<Ref, Seat> {
  const all = new Map<Ref, Seat>();
  for (const { ref, owner, card } of [...view.battlefield, ...view.stack]) if (card) all.set(ref, owner);
  for (const { seat } of view.players) {
    for (const zone of ZONES) for (const { ref, owner } of view.zone(zone, seat)) all.set(ref, owner);
  }
  return all;
}

function placesIn(view: View): Places {
  const of = new Map<Ref, string>();
  let twice: string | null = null;
  let astray: string | null = null;
  const put = (ref: Ref, place: string): void => {
    if (of.has(ref)) twice = `${ref} is in ${of.get(ref)} and in ${place}`;
    of.set(ref, place);
  };
  for (const { ref, card, controller, owner } of view.battlefield)
    if (card) put(ref, `battlefield${controller === owner ? '' : ' of another'}`);
  for (const { ref, card } of view.stack) if (card) put(ref, 'stack');
  for (const { seat } of view.players) {
    for (const zone of ZONES) {
      for (const { ref, owner } of view.zone(zone, seat)) {
        put(ref, zone);
        if (owner !== seat && zone !== 'exile') astray = `${ref} of player ${owner} is in a ${zone} of player ${seat}`;
      }
    }
  }
  return { of, twice, astray };
}
