import type { Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { GRANTED_CLAUSE, grantedKeywords as givenAndTaken } from './law/granted-keywords.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const AURAS = ['Flight', 'Rancor', 'Aspect of Lamprey', 'Cartouche of Knowledge', 'Demonic Embrace'];
const CREATURES = ['Grizzly Bears', 'Hill Giant', 'Serra Angel', 'Coral Merfolk'];

const OPENINGS: readonly Opening[] = [
  [theyCast({ kind: 'one of', names: AURAS }), theyCast({ kind: 'one of', names: CREATURES }, { when: 'later' })],
  [theyCast({ kind: 'card', name: 'Humility' })],
  [theyCast({ kind: 'one of', names: AURAS }), theyCast({ kind: 'card', name: 'Humility' }, { when: 'later' })],
];

/** Keywords that Auras give, and what takes them. CR 613.1f, 613.7 */
export const grantedKeywords: LawProperty = {
  kind: 'law',
  id: 'granted-keywords',
  statement: 'granted-keywords',
  says: 'Where one effect gives a keyword and another takes all abilities, the younger one wins, whatever else enters later.',
  clauses: Object.values(GRANTED_CLAUSE),
  rulings: [],
  cr: ['613.1f', '613.7', '613.7e'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      card('Humility', 'battlefield', 'anyone', 60),
      card('Humility', 'hand', 'active', 40),
      oneOf(CREATURES, 'battlefield', 'active', 95),
      oneOf(CREATURES, 'battlefield', 'anyone', 60),
      oneOf(AURAS, 'hand', 'active', 95),
      oneOf(AURAS, 'hand', 'active', 60),
      oneOf(CREATURES, 'hand', 'active', 90),
      ...inHand(40, 'Sol Ring', 'Disenchant', 'Forest'),
      ...permanents('anyone', 15, 'Glorious Anthem', 'Living Lands'),
    ],
    {
      openings: OPENINGS,
      bare: 80,
      weights: { pass: 4, cast: 12, activate: 2, play: 4, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* givenAndTaken(history, scenesOf(history));
}
