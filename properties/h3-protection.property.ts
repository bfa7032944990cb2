import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { CLAUSE, protectedFromColors } from './law/protected-from-colors.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const WAKING = ['Memnite', 'Grizzly Bears', 'Coral Merfolk', 'Rosemane Centaur', 'Steel Wall', 'Hill Giant'];
const AIMING = ['Lightning Bolt', 'Giant Growth', 'Murder', 'Unsummon', 'Swords to Plowshares', 'Terminate'];

const oneOfThese = (names: readonly string[]): CardPick => ({ kind: 'one of', names });
const waking = theyCast(oneOfThese(WAKING));

const OPENINGS: readonly Opening[] = [
  [waking, theyCast(oneOfThese(AIMING), { when: 'later' })],
  [waking, theyCast(oneOfThese(AIMING), { when: 'after a pass' })],
];

/** Protection from the colours that a spell has. CR 105.2, 702.16 */
export const h3Protection: LawProperty = {
  kind: 'law',
  id: 'h3-protection',
  statement: 'H3',
  says: 'Protection from each of a spell’s colours is from those that it has, and from nothing where it has none.',
  clauses: Object.values(CLAUSE),
  rulings: ['opal-titan/aa8ffa8db3'],
  cr: ['105.2', '105.2c', '608.2h', '702.16a', '702.16b'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      card('Opal Titan', 'battlefield', 'next', 95),
      card('Opal Titan', 'battlefield', 'anyone', 30),
      ...permanents('active', 60, 'Icy Manipulator'),
      ...permanents('active', 90, 'Hill Giant'),
      ...permanents('next', 60, 'Grizzly Bears'),
      oneOf(WAKING, 'hand', 'active', 95),
      oneOf(WAKING, 'hand', 'active', 60),
      oneOf(AIMING, 'hand', 'active', 95),
      oneOf(AIMING, 'hand', 'active', 80),
      oneOf(AIMING, 'hand', 'next', 60),
      ...inHand(50, 'Memnite'),
    ],
    {
      openings: OPENINGS,
      bare: 85,
      weights: { pass: 2, cast: 10, activate: 5, play: 1, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* protectedFromColors(history, scenesOf(history));
}
