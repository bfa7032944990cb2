import { anyOf, card, cases, inHand, manyLands, oneOf, permanents } from './cases.ts';
import { CLAUSE, entering as findings } from './law/entering.ts';
import { judged } from './law/finding.ts';
import { CARDS, textHas } from './oracles/card-facts.ts';
import { isGod } from './oracles/gods.ts';
import { marksOnEntering } from './oracles/entering-marks.ts';
import type { LawProperty } from './property.ts';

/** Permanents that have others enter tapped. */
const TAPPERS = CARDS.filter(({ name, spell }) => spell === null && textHas(name, 'enters') && tapsOthers(name)).map(
  ({ name }) => name,
);
/** Lands and others that say how they enter. */
const CHANGED = CARDS.filter(({ name }) => marksOnEntering(name).itself.size > 0).map(({ name }) => name);
const LANDS = CARDS.filter(
  ({ name, types, supertypes }) =>
    types.includes('land') && !supertypes.includes('basic') && marksOnEntering(name).itself.size > 0,
).map(({ name }) => name);

const GODS = CARDS.filter(({ name }) => isGod(name)).map(({ name }) => name);

/** A permanent enters as what it will be on the battlefield, with what is there already, and not as what its card says. CR 614.12 */
export const entering: LawProperty = {
  kind: 'law',
  id: 'entering',
  statement: 'entering',
  says: 'Effects on how permanents enter see each as it will be on the battlefield: without the abilities that it loses there, with the types that it gets there.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['614.12', '614.17', '614.1c', '614.1d', '702.136a', '305.7', '613.1'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      ...permanents('anyone', 25, 'Blood Moon', 'Magus of the Moon', 'Humility', 'Dress Down'),
      ...permanents('anyone', 20, 'Living Lands', "Nature's Revolt", 'Opalescence', 'March of the Machines'),
      oneOf(TAPPERS, 'battlefield', 'next', 70),
      oneOf(TAPPERS, 'battlefield', 'anyone', 30),
      ...permanents('anyone', 30, 'Containment Priest'),
      oneOf(LANDS, 'hand', 'active', 95),
      oneOf(CHANGED, 'hand', 'active', 90),
      anyOf('creature', 'hand', 'active', 70),
      anyOf('artifact', 'hand', 'active', 50),
      ...permanents('active', 20, 'Forest', 'Forest'),
      ...permanents('anyone', 12, 'Weathered Runestone'),
      oneOf(['Rampant Growth', 'Reanimate', 'Farseek', 'Footsteps of the Goryo'], 'hand', 'active', 60),
      anyOf('creature', 'graveyard', 'active', 50),
      oneOf(GODS, 'graveyard', 'active', 40),
    ],
    {
      corners: [
        [
          ...manyLands('active'),
          ...['Containment Priest', 'Grizzly Bears'].map((name) => card(name, 'graveyard', 'active', 100)),
          ...permanents('active', 100, 'Hill Giant'),
          ...inHand(100, 'Victimize'),
        ],
        [
          ...manyLands('active'),
          ...permanents('anyone', 50, 'Weathered Runestone'),
          ...['Weathered Runestone', 'Sol Ring'].map((name) => card(name, 'graveyard', 'active', 80)),
          anyOf('artifact', 'graveyard', 'active', 80),
          ...inHand(100, 'Roar of Reclamation'),
        ],
        [
          ...manyLands('active', 1),
          ...permanents('anyone', 100, 'Containment Priest'),
          oneOf(GODS, 'graveyard', 'active', 100),
          ...inHand(100, 'Reanimate'),
        ],
        [
          ...manyLands('active'),
          ...permanents('active', 100, 'Rhythm of the Wild'),
          oneOf(GODS, 'hand', 'active', 100),
          ...inHand(60, 'Zhur-Taa Goblin', 'Hill Giant'),
        ],
      ],
      bare: 40,
      weights: { pass: 3, cast: 9, activate: 1, play: 9, 'take back': 0 },
      decisions: 24,
    },
  ),
  law: judged(findings),
};

function tapsOthers(name: string): boolean {
  return marksOnEntering(name).others.has('tapped');
}
