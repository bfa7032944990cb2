import { anyOf, cases, permanents } from './cases.ts';
import { ATTACKER_CLAUSES, attackersDeclared } from './law/attackers.ts';
import { judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Declaring attackers. CR 508.1 */
export const f1Attackers: LawProperty = {
  kind: 'law',
  id: 'f1-attackers',
  statement: 'F1',
  says: 'Only creatures that may attack do; no restriction is broken; as many requirements are obeyed as by any attack that costs nothing, and every such attack can be made.',
  clauses: Object.values(ATTACKER_CLAUSES),
  rulings: [],
  cr: ['508.1', '508.1a', '508.1c', '508.1d', '508.1f', '802.3'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      anyOf('attack requirement', 'battlefield', 'active', 70),
      anyOf('attack requirement', 'battlefield', 'active', 40),
      anyOf('attack restriction', 'battlefield', 'active', 50),
      anyOf('attack limit', 'battlefield', 'anyone', 40),
      anyOf('attack cost', 'battlefield', 'opponent', 40),
      anyOf('creature', 'battlefield', 'active', 70),
      anyOf('defender', 'battlefield', 'active', 30),
      anyOf('vigilance', 'battlefield', 'active', 30),
      ...permanents('opponent', 25, 'Jace Beleren', 'Island'),
    ],
    {
      weights: { pass: 30, cast: 1, activate: 1, play: 1, 'take back': 0 },
      bare: 80,
      players: [2, 2, 3],
      decisions: 24,
      corners: [
        [...permanents('active', 95, 'Deep-Sea Serpent', 'Sea Monster'), ...permanents('opponent', 60, 'Forest')],
        [
          ...permanents('opponent', 95, 'Propaganda'),
          ...permanents('active', 95, 'Goblin Brigand', 'Mountain', 'Mountain'),
        ],
        [
          ...permanents('opponent', 95, 'Ghostly Prison', 'Island'),
          ...permanents('active', 95, 'Bloodrock Cyclops', 'Hill Giant', ...['Plains', 'Plains', 'Plains', 'Plains']),
        ],
        [
          ...permanents('opponent', 95, 'Propaganda', 'Jace Beleren'),
          ...permanents('active', 95, 'Goblin Brigand', 'Hill Giant'),
        ],
        [
          ...permanents('opponent', 95, 'Baird, Steward of Argive', 'Jace Beleren'),
          ...permanents('active', 95, 'Goblin Brigand', 'Hill Giant', 'Plains'),
        ],
        [
          ...permanents('anyone', 95, 'Silent Arbiter'),
          ...permanents('active', 95, 'Goblin Brigand', 'Reckless Brute'),
        ],
        [
          ...permanents('anyone', 95, 'Mogg Flunkies', 'Bonded Construct'),
          ...permanents('active', 50, 'Mogg Flunkies'),
        ],
      ],
    },
  ),
  law: judged(attackersDeclared),
};
