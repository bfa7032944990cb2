import type { Opening } from '../generators/index.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { GIVING, givingBack } from './law/giving-back.ts';
import { UNTIL, untilItLeaves } from './law/kept-until.ts';
import type { LawProperty } from './property.ts';
import { keptCards } from './reading/kept-cards.ts';
import { stackedAbilities } from './reading/stacked-abilities.ts';

const lands = (count: number, name: string) =>
  Array.from({ length: count }, () => card(name, 'battlefield', 'active', 100));

const many = (count: number, name: string) => Array.from({ length: count }, () => card(name, 'hand', 'active', 100));

/** Two that each keep a card, of which one leaves. */
const TWO_KEEPERS = [
  ...lands(8, 'Plains'),
  ...inHand(100, 'Banisher Priest', 'Banisher Priest', 'Swords to Plowshares'),
  ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
];

/** One that leaves, or leaves and comes back, as its ability waits or after that. */
const ANSWERED = [
  ...lands(8, 'Plains'),
  ...many(2, 'Banisher Priest'),
  ...many(2, 'Cloudshift'),
  ...many(1, 'Swords to Plowshares'),
  ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
];

/** One that becomes a copy of another that keeps cards, and is sacrificed. */
const ANOTHER_TEXT = [
  ...lands(9, 'Tundra'),
  ...lands(4, 'Swamp'),
  ...inHand(100, 'Faceless Butcher', 'Mirrorweave', 'Innocent Blood'),
  ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant', 'Fiend Hunter'),
];

/** One that leaves and comes back as its ability waits, and dies. */
const ANOTHER_OBJECT = [
  ...lands(5, 'Plains'),
  ...lands(6, 'Swamp'),
  ...inHand(100, 'Faceless Butcher', 'Cloudshift', 'Innocent Blood', 'Innocent Blood'),
  ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
];

/** One whose player loses the game. */
const LOST_PLAYER = [
  ...lands(6, 'Plains'),
  ...lands(10, 'Swamp'),
  ...many(1, 'Banisher Priest'),
  ...many(2, 'Caress of Phyrexia'),
  ...permanents('opponent', 100, 'Grizzly Bears', 'Hill Giant'),
];

/** One that is given up for what it keeps. */
const GIVEN_UP = [
  ...lands(4, 'Plains'),
  ...permanents('active', 100, 'Bag of Holding', 'Bag of Holding'),
  ...Array.from({ length: 3 }, () => anyOf('creature', 'exile', 'active', 100)),
];

const named = (name: string) => ({ kind: 'card', name }) as const;
const OPENINGS: readonly Opening[] = [
  [
    theyCast(named('Banisher Priest')),
    theyCast(named('Banisher Priest'), { when: 'later' }),
    theyCast(named('Swords to Plowshares'), { target: 0, when: 'later' }),
  ],
  [
    theyCast(named('Faceless Butcher')),
    theyCast(named('Mirrorweave'), { target: named('Fiend Hunter'), when: 'later' }),
    theyCast(named('Innocent Blood'), { when: 'later' }),
  ],
  [
    theyCast(named('Faceless Butcher')),
    theyCast(named('Cloudshift'), { target: 0, when: 'after a pass' }),
    theyCast(named('Innocent Blood'), { when: 'later' }),
  ],
  [
    theyCast(named('Banisher Priest')),
    theyCast(named('Caress of Phyrexia'), { target: 'caster', when: 'later' }),
    theyCast(named('Caress of Phyrexia'), { target: 'caster', when: 'later' }),
  ],
];

/** Cards that a permanent keeps in exile, and that come back: by another of its abilities, or as it leaves. CR 607.2a, 610.3 */
export const linkedExile: LawProperty = {
  kind: 'law',
  id: 'linked-exile',
  statement: 'linked-exile',
  says: 'What gives back what its object had exiled returns that and nothing else; what is exiled until a permanent leaves returns as it leaves, and is not exiled if that has left already.',
  clauses: [...Object.values(GIVING), ...Object.values(UNTIL)],
  rulings: [],
  cr: ['607.2a', '610.3', '610.3b', '400.7', '800.4a'],
  observe: ['battlefield', 'zones', 'stack', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 95, 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra'),
      ...permanents('active', 70, 'Tundra', 'City of Brass', 'City of Brass', 'Swamp', 'Swamp'),
      ...inHand(75, 'Banisher Priest', 'Fiend Hunter', 'Cloudshift'),
      ...inHand(45, 'Banisher Priest', 'Banisher Priest', 'Cloudshift', 'Swords to Plowshares'),
      ...inHand(20, 'Fiend Hunter', 'Flickerwisp'),
      ...inHand(15, 'Oblivion Ring', 'Journey to Nowhere', 'Wrath of God', 'Disenchant'),
      card('Mirrorweave', 'hand', 'active', 30),
      ...inHand(40, 'Faceless Butcher', 'Innocent Blood'),
      ...permanents('anyone', 40, 'Faceless Butcher'),
      card('Bag of Holding', 'battlefield', 'active', 50),
      card("Ashnod's Altar", 'battlefield', 'active', 60),
      anyOf('creature', 'exile', 'active', 60),
      ...permanents('opponent', 95, 'Plateau', 'Plateau', 'Plateau'),
      ...permanents('opponent', 90, 'Grizzly Bears'),
      anyOf('creature', 'battlefield', 'opponent', 60),
      card('Lightning Bolt', 'hand', 'opponent', 80),
      card('Swords to Plowshares', 'hand', 'opponent', 50),
      card('Shock', 'hand', 'opponent', 50),
    ],
    {
      weights: { pass: 4, cast: 30, activate: 2, play: 0, 'take back': 0 },
      bare: 92,
      corners: [TWO_KEEPERS, ANSWERED, ANOTHER_TEXT, ANOTHER_OBJECT, LOST_PLAYER, GIVEN_UP],
      openings: [[], ...OPENINGS, ...OPENINGS, ...OPENINGS],
      patient: true,
      frail: 50,
      players: [2, 3, 3, 3],
      decisions: 50,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const stacked = stackedAbilities(history);
  const kept = keptCards(history, stacked);
  yield* givingBack(history, stacked, kept);
  yield* untilItLeaves(history, stacked, kept);
}
