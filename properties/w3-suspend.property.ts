import type { Opening } from '../generators/index.ts';
import type { History, HistoryStep } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { suspendedSpells } from './law/suspended-spells.ts';
import { counting, offering, suspending, SUSPEND, xOfSuspending } from './law/suspending.ts';
import { SUSPEND_RULINGS } from './law/suspended-card-rulings.ts';
import { CARDS } from './oracles/card-facts.ts';
import { suspendOf } from './oracles/suspend.ts';
import type { LawProperty } from './property.ts';
import { actionsOf, wasCompleted } from './reading/actions.ts';
import { scenesOf } from './reading/scenes.ts';
import { delayingMoves } from './reading/time-counters.ts';

const COSTLESS = CARDS.filter(({ name, manaCost }) => manaCost === null && suspendOf(name) !== null).map(
  ({ name }) => name,
);

/** A spell is countered into exile and given suspend there, and its time counters may go faster. */
const DELAYED = [
  ...permanents('active', 100, 'Swamp', 'Swamp', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Forest', 'Forest'),
  ...permanents('anyone', 100, 'Hill Giant', 'Grizzly Bears'),
  ...permanents('opponent', 100, 'Island', 'Island'),
  ...inHand(100, 'Timecrafting', 'Grizzly Bears'),
  anyOf('mandatory additional cost', 'hand', 'active', 90),
  ...inHand(80, "Altar's Reap"),
  ...inHand(60, 'Rift Bolt', 'Fury Charm'),
  card('Delay', 'hand', 'opponent', 100),
  card('Delay', 'hand', 'opponent', 70),
];

const DELAY = theyCast({ kind: 'card', name: 'Delay' }, { whose: 'opponent', target: 0 });
const FASTER = theyCast({ kind: 'one of', names: ['Timecrafting', 'Fury Charm'] }, { target: 0, when: 'later' });

/** A spell is delayed, and the delay cut short. */
const OPENINGS: readonly Opening[] = [
  [theyCast({ kind: 'role', role: 'mandatory additional cost' }), DELAY, FASTER],
  [theyCast({ kind: 'card', name: "Altar's Reap" }), DELAY, FASTER],
  [theyCast({ kind: 'one of', names: ['Grizzly Bears', 'Rift Bolt'] }), DELAY, FASTER],
];

/** A card is exiled with time counters, and may be cast for nothing once they are gone. CR 702.62 */
export const w3Suspend: LawProperty = {
  kind: 'law',
  id: 'w3-suspend',
  statement: 'W3',
  says: 'A card with suspend may be exiled with time counters when it could be cast, loses one in each upkeep of its owner, and with the last one may be cast without paying its mana cost, whatever the time, a creature with haste.',
  clauses: Object.values(SUSPEND),
  rulings: SUSPEND_RULINGS,
  cr: ['702.62a', '702.62b', '702.62c', '116.2f', '107.3a', '118.6', '118.6a', '118.9d', '608.2g'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      anyOf('suspend', 'hand', 'active', 80),
      anyOf('suspend', 'hand', 'active', 60),
      anyOf('suspend', 'hand', 'anyone', 60),
      anyOf('suspend', 'exile', 'opponent', 90),
      anyOf('suspend', 'exile', 'opponent', 70),
      anyOf('suspend', 'exile', 'anyone', 50),
      ...['Durkwood Baloth', 'Errant Ephemeron'].map((name) => card(name, 'exile', 'opponent', 45)),
      card('Control Magic', 'hand', 'active', 45),
      ...permanents('active', 65, 'Island', 'Island', 'Island', 'Forest', 'Mountain', 'Plains', 'Swamp'),
      anyOf('creature', 'battlefield', 'anyone', 60),
      anyOf('control changer', 'hand', 'active', 40),
      anyOf('control changer', 'hand', 'opponent', 25),
      ...permanents('anyone', 8, 'Sphere of Resistance', 'Vedalken Orrery', 'Rule of Law'),
      card('Delay', 'hand', 'anyone', 30),
    ],
    {
      surroundings: ['suspend', 'mana producer'],
      corners: [
        [
          ...permanents('active', 100, 'Omniscience', 'Island'),
          oneOf(COSTLESS, 'hand', 'active', 100),
          oneOf(COSTLESS, 'hand', 'active', 100),
        ],
        DELAYED,
        DELAYED,
        DELAYED,
      ],
      weights: { pass: 9, cast: 9, activate: 1, play: 1, 'take back': 0 },
      openings: OPENINGS,
      players: [2, 2, 2, 3],
      decisions: 70,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const action of actionsOf(history))
    if (action.kind === 'suspend' && wasCompleted(action)) yield* suspending(history, action);
  const delaying = delayingMoves(history);
  yield* counting(history, delaying);
  yield* suspendedSpells(history, scenes, delaying);
  for (const [at, step] of history.steps.entries()) {
    if (step.question?.kind === 'priority') yield* offering(step, at, scenes(at));
    if (isX(step)) yield* xOfSuspending(step, at);
  }
}

function isX({ question }: HistoryStep): boolean {
  return question?.kind === 'number' && question.purpose === 'X';
}
