import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { emptiedGraveyards as emptiedIn } from './law/emptied-graveyards.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Playing cards from a graveyard for a turn in which none goes there. CR 305.2, 614.6, 616.1, 111.8 */
export const emptiedGraveyards: LawProperty = {
  kind: 'law',
  id: 'emptied-graveyards',
  statement: 'G3',
  says: 'After an effect that lets a player play cards from the graveyard and exiles what would go there, the effect takes its own card too and all others, but no tokens; with buyback the player chooses; a land from there is the land of the turn.',
  clauses: [
    'G3/the-effect-exiles-its-own-card',
    'G3/cards-are-exiled-instead',
    'G3/tokens-die',
    'G3/a-land-takes-the-land-play',
    'S1/buyback-or-exile',
  ],
  rulings: [
    'magus-of-the-will/1270eebc77',
    'magus-of-the-will/3470d0e6ff',
    'magus-of-the-will/aca0e07f10',
    'yawgmoths-will/12f1a95cd9',
    'yawgmoths-will/478ac99604',
  ],
  cr: ['305.2', '614.6', '616.1', '702.27a', '111.8', '608.2n'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 94, 'Swamp', 'Swamp', 'Swamp', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('active', 70, 'Island', 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('active', 45, 'Magus of the Will', 'Crucible of Worlds'),
      ...permanents('active', 60, 'Phyrexian Altar', 'Rusted Sentinel'),
      ...permanents('active', 50, 'Grizzly Bears', 'Sakura-Tribe Elder'),
      ...inHand(75, "Yawgmoth's Will", 'Shock'),
      ...inHand(55, 'Searing Touch', 'Kuldotha Rebirth'),
      ...inHand(50, 'Electrickery', 'Goblin War Party'),
      card('Searing Touch', 'graveyard', 'active', 60),
      card('Capsize', 'graveyard', 'active', 35),
      card('Shock', 'graveyard', 'active', 60),
      anyOf('land', 'graveyard', 'active', 80),
      anyOf('sacrifices as a cost', 'battlefield', 'active', 40),
      anyOf('token maker', 'hand', 'active', 45),
      card('Shock', 'hand', 'opponent', 50),
      ...permanents('opponent', 60, 'Mountain'),
    ],
    { weights: { pass: 2, cast: 30, activate: 5, play: 14, 'take back': 0 }, bare: 90, decisions: 46 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* emptiedIn(history);
}
