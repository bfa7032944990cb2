import type { FocusCard } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, manyLands, oneOf, permanents } from './cases.ts';
import { cleanups } from './law/cleanup.ts';
import { COURSE_CLAUSE } from './law/course-clauses.ts';
import { leaving, over, triggersArePut, won } from './law/endings.ts';
import { type Finding, judged } from './law/finding.ts';
import { extraPhases, extraTurns } from './law/turn-order.ts';
import { CARDS, recordHas } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';

const adding = (kind: string): readonly string[] =>
  CARDS.filter(({ name }) => recordHas(name, kind)).map(({ name }) => name);
const TURNS = adding('extraTurn');
const PHASES = adding('extraPhases');

/** A full hand and creatures that were hurt, as the turn ends. */
const CLEANUP: readonly FocusCard[] = [
  ...inHand(90, ...Array.from({ length: 8 }, () => 'Colossal Dreadmaw')),
  ...permanents('opponent', 80, 'Megrim', 'Underworld Dreams'),
  ...permanents('anyone', 80, 'Prodigal Sorcerer', 'Craw Wurm', 'Hill Giant', 'Prodigal Sorcerer'),
];
/** Life goes back and forth, or triggers come in numbers. */
const LOOPS: readonly FocusCard[] = [
  ...permanents('active', 90, 'Exquisite Blood', 'Sanguine Bond', 'Prodigal Sorcerer'),
  ...permanents('active', 60, 'Marauding Blight-Priest'),
  ...permanents('next', 95, 'Soul Warden', 'Soul Warden', 'Soul Warden', 'Soul Warden', 'Soul Warden'),
  ...inHand(70, 'Doomed Traveler', 'Grizzly Bears'),
  ...manyLands('active'),
];

/** Phases are added more than once. */
const ATTACKS: readonly FocusCard[] = [
  ...permanents('active', 95, ...Array.from({ length: 13 }, () => 'Mountain')),
  ...permanents('active', 95, 'Aggravated Assault'),
  ...inHand(90, 'Relentless Assault', 'Relentless Assault', 'Relentless Assault'),
];

/** Somebody wins as an effect has them draw, with a discard or a loss of life to come. */
const WINNING: readonly FocusCard[] = [
  ...permanents('active', 95, ...Array.from({ length: 12 }, () => 'Badlands')),
  ...permanents('active', 100, 'Laboratory Maniac', 'Thought Reflection'),
  ...inHand(90, 'Faithless Looting', 'Faithless Looting', 'Faithless Looting', 'Caress of Phyrexia'),
  ...inHand(90, 'Faithless Looting', 'Caress of Phyrexia'),
];

/** Something else is done instead of losing, and in the last hand the game begins anew from it. */
const MIRRORS: readonly FocusCard[] = [
  ...manyLands('active'),
  ...permanents('active', 100, 'Door to Nothingness', "Lich's Mirror"),
  ...permanents('next', 90, "Lich's Mirror", 'Grizzly Bears'),
  ...inHand(90, 'Grizzly Bears', 'Caress of Phyrexia'),
];

/** What was tapped for mana does not untap in its player's next turn. */
const STAYS_TAPPED: readonly FocusCard[] = [
  ...permanents('active', 100, 'Vorinclex, Voice of Hunger', 'Mountain', 'Mountain'),
  ...permanents('next', 100, 'Mountain', 'Mountain'),
  ...inHand(90, 'Shock'),
  card('Shock', 'hand', 'next', 100),
  card('Lightning Bolt', 'hand', 'next', 100),
];

/** Several players lose at once, and others go on. */
const LOSING_AT_ONCE: readonly FocusCard[] = [
  ...manyLands('active'),
  ...permanents('active', 100, 'Zhur-Taa Druid', 'Zhur-Taa Druid', 'Zhur-Taa Druid', 'Zhur-Taa Druid'),
  ...permanents('opponent', 100, 'Forest', 'Hill Giant', 'Forest', 'Hill Giant', 'Forest', 'Grizzly Bears'),
  ...inHand(80, 'Prosperity'),
];

/** Turns and phases and what ends them, and the end of players and of the game. CR 104, 500, 514, 800.4 */
export const course: LawProperty = {
  kind: 'law',
  id: 'course',
  statement: 'course',
  says: 'Extra turns and phases come right after what they were added to, the latest first, and the order goes on from there; in a cleanup step damage wears off, and what triggers there is put on the stack as everywhere; who leaves takes all along, and the game is over with one player left.',
  clauses: Object.values(COURSE_CLAUSE),
  rulings: [],
  cr: ['104.1', '104.2a', '104.4a', '500.7', '500.8', '514.2', '514.3a', '603.3b', '800.4a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(TURNS, 'hand', 'active', 70),
      oneOf(TURNS, 'hand', 'active', 50),
      oneOf(PHASES, 'hand', 'active', 50),
      card('Aggravated Assault', 'battlefield', 'active', 40),
      ...permanents('active', 40, 'Hill Giant', 'Prodigal Sorcerer'),
      anyOf('leaves trigger', 'battlefield', 'anyone', 40),
      anyOf('enters trigger', 'hand', 'active', 40),
    ],
    {
      corners: [
        CLEANUP,
        CLEANUP,
        LOOPS,
        ATTACKS,
        WINNING,
        WINNING,
        MIRRORS,
        MIRRORS,
        STAYS_TAPPED,
        LOSING_AT_ONCE,
        LOSING_AT_ONCE,
      ],
      weights: { pass: 12, cast: 12, activate: 6, play: 1, 'take back': 0 },
      bare: 80,
      frail: 30,
      players: [2, 2, 3, 4],
      decisions: 50,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* extraTurns(history);
  yield* extraPhases(history);
  yield* cleanups(history);
  yield* over(history);
  yield* won(history);
  yield* leaving(history);
  yield* triggersArePut(history);
}
