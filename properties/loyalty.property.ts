import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { loyalty as abilitiesOfPlaneswalkers, LOYALTY_CLAUSE, loyaltyCosts } from './law/loyalty.ts';
import { CARDS } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const WALKERS = CARDS.filter(({ types }) => types.includes('planeswalker')).map(({ name }) => name);
const walker: CardPick = { kind: 'one of', names: WALKERS };

/** A planeswalker is taken, at a time when it may have been used. */
const OPENINGS: readonly Opening[] = [
  [theyCast(walker)],
  [theyCast({ kind: 'card', name: 'Confiscate' }, { whose: 'next', target: walker, when: 'after a pass' })],
  [theyCast({ kind: 'card', name: 'Confiscate' }, { target: walker })],
];

/** One loyalty ability of a planeswalker in each turn. CR 606.3 */
export const loyalty: LawProperty = {
  kind: 'law',
  id: 'loyalty',
  statement: 'loyalty',
  says: 'One of the loyalty abilities of a planeswalker may be activated in each turn, once, by whoever controls it in that turn; what adds to its cost makes one cost with it.',
  clauses: Object.values(LOYALTY_CLAUSE),
  rulings: [],
  cr: ['606.3', '606.5'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(WALKERS, 'battlefield', 'active', 90),
      oneOf(WALKERS, 'battlefield', 'next', 60),
      oneOf(WALKERS, 'hand', 'active', 50),
      ...permanents('active', 40, 'Carth the Lion'),
      ...inHand(40, 'Confiscate', 'Unsummon'),
      ...permanents('next', 90, 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'),
      ...permanents('next', 50, 'Vedalken Orrery'),
      card('Confiscate', 'hand', 'next', 60),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 70,
      weights: { pass: 4, cast: 4, activate: 12, play: 1, 'take back': 0 },
      decisions: 34,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* abilitiesOfPlaneswalkers(history, scenes);
  yield* loyaltyCosts(history, scenes);
}

function littleBoards() {
  const islands = permanents('next', 100, 'Island', 'Island', 'Island', 'Island', 'Island', 'Island');
  const taken = [oneOf(WALKERS, 'battlefield', 'active', 100), ...islands, card('Confiscate', 'hand', 'next', 100)];
  return [taken, [...taken, ...permanents('next', 100, 'Vedalken Orrery')]];
}
