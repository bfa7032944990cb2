import { anyOf, cases, inHand, oneOf, permanents } from './cases.ts';
import { RESULT_CLAUSES, resultsOfDamage } from './law/damage-results.ts';
import { judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

const TOUCHING = ['Typhoid Rats', 'Gifted Aetherborn', 'Deadly Recluse', 'Vampire of the Dire Moon', 'Acidic Slime'];
const LINKING = ['Mesa Unicorn', 'Trained Caracal', "Healer's Hawk", 'Child of Night', 'Gifted Aetherborn'];
const INFECTING = ['Glistener Elf', 'Blightwidow', 'Cystbearer', 'Plague Stinger', 'Twinblade Slasher'];

/** What damage does. CR 120.3 */
export const damageResults: LawProperty = {
  kind: 'law',
  id: 'damage-results',
  statement: 'damage-results',
  says: 'Damage is marked on creatures, takes loyalty and life, or puts counters for infect and wither; and its lifelink gains life once for each source.',
  clauses: Object.values(RESULT_CLAUSES),
  rulings: [],
  cr: ['120.3', '120.3b', '120.3c', '120.3d', '120.3e', '120.3f', '702.15b', '702.15e'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(LINKING, 'battlefield', 'active', 80),
      oneOf(LINKING, 'battlefield', 'opponent', 70),
      oneOf(TOUCHING, 'battlefield', 'active', 60),
      oneOf(TOUCHING, 'battlefield', 'opponent', 70),
      oneOf(INFECTING, 'battlefield', 'active', 50),
      ...permanents('active', 40, 'Loxodon Warhammer', 'Plains', 'Mountain', 'Mountain'),
      ...permanents('active', 25, 'Prodigal Sorcerer', 'Aspect of Lamprey'),
      ...permanents('opponent', 30, 'Jace Beleren'),
      anyOf('creature', 'battlefield', 'active', 60),
      anyOf('creature', 'battlefield', 'opponent', 80),
      anyOf('blocks more', 'battlefield', 'opponent', 30),
      ...inHand(40, 'Lightning Bolt', 'Shock'),
      ...permanents('anyone', 50, 'Grand Melee'),
    ],
    {
      weights: { pass: 18, cast: 4, activate: 5, play: 1, 'take back': 0 },
      bare: 85,
      decisions: 30,
      corners: [
        [
          ...permanents('active', 95, 'Grand Melee', 'Child of Night', 'Child of Night'),
          ...permanents('opponent', 95, 'White Knight', 'White Knight'),
        ],
        [
          ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
          ...permanents('active', 100, 'Cinder Elemental', 'Aspect of Lamprey'),
        ],
        [
          ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain'),
          ...inHand(100, 'Act of Treason', 'Threaten'),
          ...permanents('opponent', 100, 'Child of Night', 'Mesa Unicorn'),
        ],
      ],
    },
  ),
  law: judged(resultsOfDamage),
};
