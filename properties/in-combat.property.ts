import { anyOf, card, cases, inHand, oneOf, permanents } from './cases.ts';
import { judged } from './law/finding.ts';
import { IN_COMBAT_CLAUSES, staysInCombat } from './law/in-combat.ts';
import type { LawProperty } from './property.ts';

const STEALING = ['Ray of Command', 'Word of Seizing', 'Dominate'];
const REGENERATING = ['Drudge Skeletons', 'Charging Troll', 'Cudgel Troll', 'Sedge Troll'];
const STRIKING_FIRST = ['White Knight', 'Knighthood', 'Silver Knight'];

const islands = (whose: 'active' | 'opponent') => permanents(whose, 100, 'Island', 'Island', 'Island', 'Island');

/** Who is in combat. CR 506.4 */
export const inCombat: LawProperty = {
  kind: 'law',
  id: 'in-combat',
  statement: 'in-combat',
  says: 'What attacks or blocks does so until combat ends, unless another player takes it, it regenerates, or it is no creature any more; and who attacks a planeswalker that is gone attacks nothing.',
  clauses: Object.values(IN_COMBAT_CLAUSES),
  rulings: [],
  cr: ['506.4', '506.4b', '506.4c', '508.1k', '701.19a'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(REGENERATING, 'battlefield', 'anyone', 60),
      anyOf('creature', 'battlefield', 'active', 80),
      anyOf('creature', 'battlefield', 'opponent', 80),
      oneOf(STRIKING_FIRST, 'battlefield', 'anyone', 60),
      oneOf(STEALING, 'hand', 'anyone', 60),
      ...permanents('opponent', 40, 'Jace Beleren', 'Island', 'Island', 'Island', 'Island'),
      ...permanents('active', 50, 'Bayou', 'Bayou', 'Badlands', 'Badlands', 'Tundra'),
      ...inHand(50, 'Lightning Bolt', 'Regenerate'),
      ...permanents('anyone', 60, 'Grand Melee'),
    ],
    {
      weights: { pass: 20, cast: 4, activate: 6, play: 1, 'take back': 0 },
      bare: 85,
      players: [2, 2, 2, 3],
      decisions: 30,
      corners: [
        [
          ...permanents('active', 100, 'Grand Melee', 'Hill Giant', 'Watchwolf'),
          ...islands('opponent'),
          card('Ray of Command', 'hand', 'opponent', 100),
        ],
        [
          ...permanents('active', 100, 'Grand Melee', 'Hill Giant', 'Watchwolf'),
          ...permanents('opponent', 100, 'Merieke Ri Berit'),
        ],
        [
          ...permanents('active', 100, 'Hill Giant', 'Watchwolf', 'Merieke Ri Berit'),
          ...permanents('opponent', 100, 'Grizzly Bears', 'Grand Melee'),
        ],
        [
          ...permanents('active', 100, 'Grand Melee', 'Hill Giant'),
          ...permanents('opponent', 100, 'Grizzly Bears', 'Watchwolf'),
          ...islands('active'),
          ...inHand(100, 'Ray of Command'),
        ],
        [
          ...permanents('active', 100, 'Grand Melee', 'White Knight', 'Silver Knight'),
          ...permanents('opponent', 100, 'Drudge Skeletons', 'Swamp', 'Swamp'),
        ],
        [
          ...permanents('active', 100, 'Grand Melee', 'Cudgel Troll', 'Drudge Skeletons', 'Bayou', 'Bayou'),
          ...permanents('opponent', 100, 'Hill Giant', 'White Knight'),
        ],
        [
          ...permanents('active', 100, 'Ambush Commander', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'),
          ...permanents('opponent', 100, 'Mountain', 'Mountain'),
          card('Lightning Bolt', 'hand', 'opponent', 100),
          card('Shock', 'hand', 'opponent', 100),
        ],
        [
          ...permanents('active', 100, 'Grand Melee', 'White Knight', 'Silver Knight', 'Hill Giant'),
          ...permanents('opponent', 100, 'Ambush Commander', 'Forest', 'Forest'),
        ],
        [
          ...permanents('active', 100, 'Hill Giant', 'Grizzly Bears', 'Mountain', 'Mountain'),
          ...permanents('opponent', 100, 'Jace Beleren'),
          ...inHand(100, 'Lightning Bolt', 'Shock'),
        ],
      ],
    },
  ),
  law: judged(staysInCombat),
};
