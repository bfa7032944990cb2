import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { CLAUSE, umbraArmor } from './law/umbra-armor.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const UMBRAS = [
  ...['Hyena Umbra', 'Spider Umbra', 'Boar Umbra', 'Eland Umbra', 'Drake Umbra', 'Mammoth Umbra', 'Eel Umbra'],
  'Crab Umbra',
];
const CREATURES = ['Grizzly Bears', 'Serra Angel', 'Hill Giant', 'White Knight'];
const REMOVAL = ['Murder', 'Lightning Bolt', 'Terminate', 'Wrath of God', 'Pyroclasm'];

const oneOfThese = (names: readonly string[]): CardPick => ({ kind: 'one of', names });
const creature = { target: oneOfThese(CREATURES) };
const onto = theyCast(oneOfThese(UMBRAS), creature);
const kill = theyCast(oneOfThese(REMOVAL), { target: 0, when: 'later' });
const killIt = theyCast(oneOfThese(REMOVAL), { ...creature, when: 'later' });

const OPENINGS: readonly Opening[] = [
  [onto, killIt],
  [onto, kill],
  [killIt],
  [theyCast(oneOfThese(REMOVAL), creature)],
];

/** Auras that are destroyed in place of what they enchant. CR 702.89 */
export const h4UmbraArmor: LawProperty = {
  kind: 'law',
  id: 'h4-umbra-armor',
  statement: 'H4',
  says: 'What an Aura with umbra armor enchants is not destroyed: the Aura is, whatever the creature has lost, and damage is gone.',
  clauses: Object.values(CLAUSE),
  rulings: [
    'hyena-umbra/2a3ad2be33',
    'hyena-umbra/b9c376df66',
    'crab-umbra/2a3ad2be33',
    'crab-umbra/b9c376df66',
    'drake-umbra/2a3ad2be33',
    'drake-umbra/b9c376df66',
    'eland-umbra/2a3ad2be33',
    'eland-umbra/b9c376df66',
    'mammoth-umbra/2a3ad2be33',
    'mammoth-umbra/b9c376df66',
    'spider-umbra/2a3ad2be33',
    'spider-umbra/b9c376df66',
    'umbra-mystic/2a3ad2be33',
    'umbra-mystic/b9c376df66',
    'boar-umbra/933f32d884',
    'boar-umbra/fbca9afc09',
    'eel-umbra/933f32d884',
    'eel-umbra/fbca9afc09',
  ],
  cr: ['702.89a', '614.1a', '613.1f'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(CREATURES, 'battlefield', 'active', 95),
      oneOf(CREATURES, 'battlefield', 'anyone', 70),
      oneOf(UMBRAS, 'battlefield', 'anyone', 80),
      oneOf(UMBRAS, 'battlefield', 'active', 60),
      oneOf(UMBRAS, 'hand', 'active', 95),
      oneOf(REMOVAL, 'hand', 'active', 95),
      oneOf(REMOVAL, 'hand', 'active', 80),
      card('Humility', 'battlefield', 'anyone', 30),
      ...permanents('anyone', 15, 'Umbra Mystic'),
      ...inHand(40, 'Disenchant', 'Giant Growth'),
    ],
    {
      openings: OPENINGS,
      bare: 70,
      weights: { pass: 4, cast: 12, activate: 2, play: 1, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* umbraArmor(history, scenesOf(history));
}
