import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { CLAUSE } from './law/replaced-clauses.ts';
import { replacedEvents as replacedIn } from './law/replaced-events.ts';
import type { LawProperty } from './property.ts';

const many = (count: number, name: string, whose: 'active' | 'next' = 'active') =>
  Array.from({ length: count }, () => card(name, 'battlefield', whose, 100));

/** Entering, draws, deaths and destruction that something replaces. CR 113.6, 614.5, 614.6, 614.8, 616.1 */
export const replacedEvents: LawProperty = {
  kind: 'law',
  id: 'replaced-events',
  statement: 'replaced-events',
  says: 'What replaces an event does so once, from where it functions, in the order that the affected player chooses; what was replaced never happened, and what was drawn, died or was destroyed is what came of it.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: [
    '113.6',
    '504.1',
    '614.16',
    '614.5',
    '614.6',
    '614.8',
    '616.1',
    '700.4',
    '701.19a',
    '701.19c',
    '702.12b',
    '608.2c',
  ],
  observe: ['battlefield', 'stack', 'zones', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 90, 'Bayou', 'Bayou', 'Bayou', 'Badlands', 'Badlands', 'Tundra', 'Tundra'),
      ...inHand(45, 'Divination', 'Ancient Excavation', 'Murder', 'Terror', 'Hangarback Walker'),
      anyOf('replaces draws', 'battlefield', 'anyone', 40),
      anyOf('replaces a move', 'battlefield', 'anyone', 35),
      anyOf('replaces a move', 'hand', 'anyone', 45),
      anyOf('replaces counters or tokens', 'battlefield', 'active', 45),
      anyOf('enters with counters', 'hand', 'active', 55),
      anyOf('regeneration', 'battlefield', 'opponent', 50),
      oneOf(['Blood Artist', 'Corpse Knight'], 'battlefield', 'anyone', 45),
      anyOf('removal', 'hand', 'active', 55),
      anyOf('creature', 'battlefield', 'opponent', 70),
      ...permanents('next', 60, 'Bayou', 'Bayou'),
    ],
    {
      corners: [
        [
          ...many(6, 'Plains'),
          ...permanents('active', 100, 'Boon Reflection'),
          card("Alhammarret's Archive", 'battlefield', 'active', 40),
          ...inHand(100, "Chaplain's Blessing", 'Healing Salve'),
        ],
        [
          ...many(6, 'Island'),
          ...permanents('active', 100, 'Leech Bonder', 'Leech Bonder', 'Hardened Scales'),
          ...permanents('anyone', 100, 'Endless One', 'Walking Ballista'),
        ],
        [
          ...many(6, 'Wastes'),
          ...permanents('active', 100, 'Metallic Mimic', 'Hardened Scales'),
          ...inHand(100, 'Hangarback Walker', 'Walking Ballista'),
        ],
        [...permanents('active', 100, 'Archelos, Lagoon Mystic'), ...inHand(100, 'Breeding Pool', 'Steam Vents')],
        [
          ...many(9, 'Tundra'),
          ...permanents('active', 100, 'Thought Reflection', 'Thought Reflection'),
          ...inHand(100, 'Divination'),
        ],
        [
          ...many(4, 'Badlands'),
          ...many(4, 'Tundra'),
          ...permanents('active', 100, "Teferi's Ageless Insight"),
          ...inHand(100, 'Ancient Excavation', 'Shock'),
        ],
        [
          ...many(5, 'Badlands'),
          ...many(2, 'Bayou', 'next'),
          ...inHand(100, 'Terror', 'Murder'),
          ...permanents('next', 100, 'Cudgel Troll', 'Charging Troll'),
        ],
        [
          ...many(6, 'Badlands'),
          ...inHand(100, 'Murder', 'Murder'),
          ...permanents('next', 100, 'Drudge Skeletons', 'Swamp'),
        ],
        [
          ...permanents('active', 100, 'Drudge Skeletons', 'Swamp', 'Swamp'),
          ...permanents('next', 100, 'Swamp', 'Swamp', 'Grizzly Bears', 'Grizzly Bears'),
          ...many(2, 'Swamp', 'next'),
          card('Bone Splinters', 'hand', 'next', 100),
          card('Bone Splinters', 'hand', 'next', 100),
        ],
        [
          ...many(6, 'Plateau'),
          ...permanents('active', 80, 'Anointed Procession', 'Parallel Lives'),
          ...permanents('next', 30, 'Parallel Lives'),
          ...inHand(100, 'Battle Screech', 'Lingering Souls'),
        ],
        [
          ...many(6, 'Island'),
          ...permanents('anyone', 100, "Teferi's Ageless Insight"),
          card("Alhammarret's Archive", 'battlefield', 'active', 40),
          ...inHand(100, 'Divination'),
        ],
        [
          ...many(4, 'Badlands'),
          ...inHand(100, 'Murder', 'Shock', 'Lightning Bolt'),
          ...permanents('next', 100, 'Darksteel Myr', 'Erebos, God of the Dead'),
        ],
        [
          ...many(5, 'Badlands'),
          ...permanents('active', 100, 'Blood Artist', 'Samurai of the Pale Curtain'),
          ...inHand(100, 'Murder', 'Shock'),
          ...permanents('next', 100, 'Grizzly Bears'),
        ],
      ],
      weights: { pass: 5, cast: 14, activate: 8, play: 5, 'take back': 0 },
      decisions: 40,
      bare: 60,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* replacedIn(history);
}
