import { anyOf, cases, permanents } from './cases.ts';
import { BLOCKER_CLAUSES, blockersDeclared } from './law/blockers.ts';
import { judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Declaring blockers. CR 509.1 */
export const f2Blockers: LawProperty = {
  kind: 'law',
  id: 'f2-blockers',
  statement: 'F2',
  says: 'Only creatures that may block an attacker do; no restriction is broken; as many requirements are obeyed as by any block that costs nothing, and every such block can be made.',
  clauses: Object.values(BLOCKER_CLAUSES),
  rulings: [],
  cr: ['509.1', '509.1a', '509.1b', '509.1c', '702.111b', '802.4b'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      anyOf('block requirement', 'battlefield', 'active', 60),
      anyOf('block requirement', 'battlefield', 'active', 35),
      anyOf('needs two blockers', 'battlefield', 'active', 50),
      anyOf('block restriction', 'battlefield', 'active', 30),
      anyOf('evasive', 'battlefield', 'active', 60),
      anyOf('protected', 'battlefield', 'active', 30),
      anyOf('block restriction', 'battlefield', 'opponent', 40),
      anyOf('blocks more', 'battlefield', 'opponent', 35),
      anyOf('creature', 'battlefield', 'active', 60),
      anyOf('creature', 'battlefield', 'opponent', 90),
      anyOf('creature', 'battlefield', 'opponent', 80),
      anyOf('evasive', 'battlefield', 'opponent', 40),
      anyOf('block requirement', 'battlefield', 'anyone', 20),
      ...permanents('anyone', 20, 'Grand Melee'),
    ],
    {
      weights: { pass: 30, cast: 1, activate: 1, play: 1, 'take back': 0 },
      bare: 85,
      players: [2, 2, 2, 3],
      decisions: 24,
      corners: [
        [
          ...permanents('active', 95, 'Shu Cavalry', 'Wu Light Cavalry'),
          ...permanents('opponent', 95, 'Hill Giant', 'Wei Scout'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Hill Giant', 'Watchwolf'),
          ...permanents('opponent', 95, 'Guardian of the Gateless', 'Hill Giant'),
        ],
        [
          ...permanents('active', 95, 'Archangel of Tithes', 'Grand Melee', 'Watchwolf'),
          ...permanents('opponent', 95, 'Hill Giant', 'Mountain'),
        ],
        [
          ...permanents('active', 95, 'Archangel of Tithes', 'Dauthi Slayer', 'Goblin War Drums', 'Grand Melee'),
          ...permanents('opponent', 95, 'Soltari Trooper', 'Soltari Priest', 'Plains', 'Plains'),
        ],
        [
          ...permanents('active', 95, "Gaea's Protector", 'Goblin War Drums', 'Prized Unicorn'),
          ...permanents('opponent', 95, 'Hill Giant', 'Watchwolf'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Boggart Brute', 'Taunting Elf'),
          ...permanents('opponent', 95, 'Hill Giant', 'Palace Guard'),
        ],
        [
          ...permanents('active', 95, 'Hill Giant', 'Watchwolf'),
          ...permanents('opponent', 95, 'Okk', 'Orcish Conscripts', 'Grizzly Bears'),
        ],
        [
          ...permanents('active', 95, 'Bog Wraith', 'Lynx', 'Cat Warriors'),
          ...permanents('opponent', 95, 'Hill Giant', 'Watchwolf'),
          ...permanents('opponent', 80, 'Swamp', 'Forest'),
        ],
        [
          ...permanents('active', 95, 'White Knight', 'Silver Knight', 'Paladin en-Vec'),
          ...permanents('opponent', 95, 'Viashino Slaughtermaster', 'Prodigal Sorcerer', 'Scathe Zombies'),
        ],
        [
          ...permanents('active', 95, 'Severed Legion', 'Razortooth Rats', 'Bladetusk Boar'),
          ...permanents('opponent', 95, 'Watchwolf', 'Grizzly Bears', 'Bladetusk Boar'),
        ],
        [
          ...permanents('active', 95, 'Dauthi Horror', 'Furtive Homunculus', 'Wei Scout', 'Grand Melee'),
          ...permanents('opponent', 95, 'Hill Giant', 'Soltari Trooper', 'Wu Light Cavalry'),
        ],
      ],
    },
  ),
  law: judged(blockersDeclared),
};
