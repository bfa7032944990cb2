import type { Opening } from '../generators/index.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { CLAUSE } from './law/permanents-clauses.ts';
import { permanentsStay } from './law/permanents-stay.ts';
import type { LawProperty } from './property.ts';

const LANDS = permanents('active', 90, 'Tropical Island', 'Tropical Island', 'Plateau', 'Plateau', 'Tundra', 'Tundra');
const many = (count: number, name: string) =>
  Array.from({ length: count }, () => card(name, 'battlefield', 'active', 100));

const COPIES_OF_LEGENDS = [
  ...many(8, 'Island'),
  ...inHand(100, 'Clone', 'Clone'),
  ...permanents('next', 100, 'Isamaru, Hound of Konda', 'Kess, Dissident Mage'),
];

/** What holds an artifact dies; two copies of legends; a token goes to a hand. */
const OPENINGS: readonly Opening[] = [
  [
    theyCast({ kind: 'card', name: 'Master Thief' }),
    theyCast({ kind: 'card', name: 'Lightning Bolt' }, { target: 0, when: 'later' }),
  ],
  [theyCast({ kind: 'card', name: 'Clone' }), theyCast({ kind: 'card', name: 'Clone' }, { when: 'later' })],
  [
    theyCast({ kind: 'card', name: 'Pyroclasm' }),
    theyCast({ kind: 'card', name: 'Consuming Tide' }, { when: 'later' }),
  ],
];

/** What Auras enchant, which legends stay, what tokens are, and who controls what. CR 110.2, 111.6, 303.4, 611.2b, 701.12, 701.21, 704.5 */
export const permanentsProperty: LawProperty = {
  kind: 'law',
  id: 'permanents',
  statement: 'permanents',
  says: 'Auras are attached to what they can enchant; the legend rule is about one name of one player and nothing exempt; tokens are no cards; the latest effect on control holds until it ends, and nobody sacrifices what is not theirs.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['111.6', '303.4c', '303.4j', '603.10d', '611.2b', '613.7', '701.12b', '701.21a', '704.5j', '704.5m', '707.9b'],
  observe: ['battlefield', 'stack', 'zones', 'events'],
  level: 2,
  cases: cases(
    [
      ...LANDS,
      ...inHand(45, 'Act of Treason', 'Control Magic', 'Steal Artifact', 'Ray of Command', 'Oblation'),
      ...inHand(35, 'Treachery', 'Sakashima the Impostor', 'Gilded Drake', 'Unsummon', 'Consuming Tide'),
      card('Yarok, the Desecrated', 'battlefield', 'active', 25),
      oneOf(['Cartouche of Knowledge', 'Aspect of Lamprey'], 'battlefield', 'opponent', 55),
      card('Mechanized Production', 'battlefield', 'opponent', 30),
      anyOf('aura', 'battlefield', 'anyone', 40),
      anyOf('control changer', 'hand', 'anyone', 50),
      anyOf('legendary', 'battlefield', 'anyone', 40),
      anyOf('creature', 'battlefield', 'opponent', 80),
      anyOf('artifact', 'battlefield', 'opponent', 50),
      anyOf('removal', 'hand', 'opponent', 40),
      ...permanents('opponent', 50, 'Plateau', 'Plateau', 'Tropical Island', 'Tropical Island'),
    ],
    {
      corners: [
        [
          ...many(6, 'Island'),
          ...permanents('active', 100, 'Isamaru, Hound of Konda'),
          ...permanents('next', 100, 'Isamaru, Hound of Konda', 'Hill Giant'),
          ...inHand(100, 'Gilded Drake'),
        ],
        COPIES_OF_LEGENDS,
        COPIES_OF_LEGENDS,
        [
          ...many(9, 'Forest'),
          ...permanents('active', 100, 'Crown of the Ages', 'Serra Angel', 'Hill Giant'),
          card('Roots', 'hand', 'active', 100),
          card('Grizzly Bears', 'battlefield', 'active', 40),
        ],
        [
          ...many(6, 'Mountain'),
          ...permanents('active', 100, 'Brothers Yamazaki'),
          ...inHand(100, 'Brothers Yamazaki', 'Brothers Yamazaki'),
        ],
        [
          ...many(6, 'Island'),
          ...inHand(100, 'Sakashima the Impostor'),
          card('Isamaru, Hound of Konda', 'battlefield', 'active', 100),
        ],
        [
          ...many(9, 'Tundra'),
          ...inHand(100, 'Rite of Replication', 'Oblation', 'Unsummon'),
          card('Hill Giant', 'battlefield', 'anyone', 100),
        ],
        [
          ...many(6, 'Island'),
          ...inHand(100, 'Gilded Drake'),
          ...permanents('active', 100, 'Panharmonicon'),
          ...permanents('next', 100, 'Hill Giant', 'Grizzly Bears'),
        ],
        [
          ...many(6, 'Island'),
          ...many(2, 'Mountain'),
          ...inHand(100, 'Master Thief', 'Lightning Bolt'),
          ...permanents('next', 100, 'Sol Ring'),
        ],
        [
          ...many(5, 'Island'),
          ...many(3, 'Mountain'),
          ...inHand(100, 'Pyroclasm', 'Consuming Tide'),
          ...permanents('next', 100, 'Doomed Traveler', 'Hill Giant'),
        ],
        [...many(5, 'Island'), ...inHand(100, 'Ray of Command'), ...permanents('next', 100, 'Hill Giant')],
        [
          ...many(9, 'Island'),
          ...inHand(100, 'Treachery', 'Control Magic'),
          ...permanents('next', 100, 'Hill Giant', 'Island', 'Island', 'Island', 'Island'),
          card('Control Magic', 'hand', 'next', 100),
        ],
      ],
      weights: { pass: 5, cast: 14, activate: 7, play: 2, 'take back': 0 },
      openings: [[], ...OPENINGS],
      decisions: 34,
      bare: 60,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* permanentsStay(history);
}
