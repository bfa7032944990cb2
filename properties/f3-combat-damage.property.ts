import { anyOf, cases, inHand, permanents } from './cases.ts';
import { combatDamage, DAMAGE_CLAUSES } from './law/combat-damage.ts';
import { judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Combat damage. CR 510, 702 */
export const f3CombatDamage: LawProperty = {
  kind: 'law',
  id: 'f3-combat-damage',
  statement: 'F3',
  says: 'Each attacking and blocking creature assigns its damage once, in its step, to what it fights; with trample the rest goes on when each blocker is assigned lethal damage; and damage comes to what its source makes of it.',
  clauses: Object.values(DAMAGE_CLAUSES),
  rulings: [],
  cr: ['510.1', '510.1a', '510.1b', '510.1c', '510.1d', '510.4', '702.7b', '702.7c', '702.19b', '702.2c', '120.3'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      anyOf('strikes early', 'battlefield', 'active', 60),
      anyOf('trample', 'battlefield', 'active', 70),
      anyOf('deathtouch', 'battlefield', 'anyone', 35),
      anyOf('damage in counters', 'battlefield', 'active', 50),
      anyOf('damage in counters', 'battlefield', 'opponent', 30),
      anyOf('assigns otherwise', 'battlefield', 'anyone', 15),
      anyOf('creature', 'battlefield', 'active', 70),
      anyOf('creature', 'battlefield', 'opponent', 90),
      anyOf('strikes early', 'battlefield', 'opponent', 50),
      anyOf('blocks more', 'battlefield', 'opponent', 50),
      anyOf('protected', 'battlefield', 'opponent', 30),
      ...permanents('opponent', 25, 'Jace Beleren'),
      ...permanents('active', 40, 'Knighthood', 'Zhalfirin Knight', 'Plains', 'Plains', 'Mountain', 'Mountain'),
      ...inHand(45, 'Kindled Fury', 'Double Cleave', 'Lightning Bolt'),
      ...permanents('opponent', 35, 'Seal of Cleansing', 'Trap Runner'),
      ...permanents('anyone', 20, 'Grand Melee'),
    ],
    {
      weights: { pass: 20, cast: 4, activate: 4, play: 1, 'take back': 0 },
      bare: 85,
      players: [2, 2, 2, 2, 3],
      decisions: 30,
      corners: [
        [
          ...permanents('active', 95, 'Grand Melee', 'Boros Elite', 'Hill Giant', 'Watchwolf'),
          ...permanents('opponent', 95, 'Wall of Roots'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'War Mammoth', 'Hill Giant'),
          ...permanents('opponent', 95, 'Palace Guard'),
        ],
        [
          ...permanents(
            'active',
            95,
            'Grand Melee',
            'Rancor',
            'Loxodon Warhammer',
            'Typhoid Rats',
            'Gifted Aetherborn',
          ),
          ...permanents('opponent', 95, 'Hill Giant', 'Wall of Roots'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Colossal Dreadmaw', 'Charging Badger'),
          ...permanents('opponent', 95, 'Grizzly Bears', 'Watchwolf', 'Storm Crow'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Hill Giant', 'Scathe Zombies'),
          ...permanents('opponent', 95, 'Silver Knight', 'White Knight'),
        ],
        [
          ...permanents('active', 95, 'Knighthood', 'Goblin Brigand', 'Bloodrock Cyclops'),
          ...permanents('opponent', 95, 'Seal of Cleansing'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Zhalfirin Knight', 'Benalish Knight'),
          ...permanents('active', 95, 'Plains', 'Plains', 'Plains', 'Plains'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'War Mammoth', 'Plains', 'Plains'),
          ...permanents('opponent', 95, 'Wall of Roots'),
          ...inHand(95, 'Double Cleave'),
        ],
        [
          ...permanents('active', 95, 'War Mammoth', 'Colossal Dreadmaw', 'Hill Giant'),
          ...permanents('opponent', 95, 'Trap Runner'),
        ],
      ],
    },
  ),
  law: judged(combatDamage),
};
