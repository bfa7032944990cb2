import type { History } from '../protocol/index.ts';
import { anyCard, anyOf, cases, inHand, manyLands, oneOf, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { offeredTargets, TARGET_CLAUSES } from './law/offered-targets.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** What can be chosen as a target is what the text asks for. CR 115.1, 601.2c, 702.11, 702.18 */
export const targets: LawProperty = {
  kind: 'law',
  id: 'targets',
  statement: 'targets',
  says: 'What a spell or ability asks for can be chosen as its target, all of it and nothing else, but for what has shroud, and what an opponent controls that has hexproof.',
  clauses: TARGET_CLAUSES,
  rulings: [],
  cr: ['115.1', '601.2c', '603.3d', '702.11b', '702.18a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...manyLands('active'),
      ...permanents('opponent', 60, 'Island', 'Island', 'Island', 'Mountain', 'Mountain'),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyOf('creature', 'battlefield', 'opponent', 70),
      anyOf('artifact', 'battlefield', 'anyone', 50),
      anyOf('enchantment', 'battlefield', 'anyone', 30),
      oneOf(['Humble Budoka', 'Deft Duelist', 'Blurred Mongoose'], 'battlefield', 'anyone', 55),
      oneOf(['Gladecover Scout', 'Bassara Tower Archer', 'Silhana Ledgewalker'], 'battlefield', 'anyone', 55),
      anyOf('removal', 'hand', 'active', 80),
      anyOf('removal', 'hand', 'active', 60),
      anyOf('instant', 'hand', 'active', 60),
      anyCard('hand', 'active', 70),
      anyCard('battlefield', 'anyone', 50),
      anyOf('sorcery', 'hand', 'active', 50),
      anyOf('counterspell', 'hand', 'opponent', 70),
      anyOf('counters abilities', 'hand', 'opponent', 40),
      ...inHand(25, 'Lightning Bolt', 'Unsummon'),
    ],
    {
      // Spells with a single target above such as have none.
      corners: [
        [...manyLands('active'), ...inHand(100, 'Opt', 'Lightning Bolt', 'Shunt', 'Bolt Bend')],
        [...manyLands('active'), ...inHand(100, 'Opt', 'Shock', 'Swerve', 'Divination')],
      ],
      ...{ weights: { pass: 2, cast: 24, activate: 5, play: 1, 'take back': 0 }, bare: 60, decisions: 34 },
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* offeredTargets(history, scenesOf(history));
}
