import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { lostByDelayed, lostDead, lostSources, lostTargets, TRACK } from './law/losing-track.ts';
import type { LawProperty } from './property.ts';
import { stackedAbilities } from './reading/stacked-abilities.ts';

/** What speaks of an object does nothing to the one that it has become. CR 400.7 */
export const losingTrack: LawProperty = {
  kind: 'law',
  id: 'losing-track',
  statement: 'losing-track',
  says: 'A spell or ability that speaks of an object, as its target, its source, what died or what a delayed trigger is about, does nothing to what that has become since.',
  clauses: Object.values(TRACK),
  rulings: [],
  cr: ['400.7', '400.7e', '603.6', '603.7c', '608.2b'],
  observe: ['battlefield', 'zones', 'stack', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 95, 'Plains', 'Plains', 'Swamp', 'Swamp', 'Swamp', 'Badlands', 'Badlands'),
      ...permanents('active', 60, 'Plains', 'Badlands', 'Badlands', 'Plateau', 'Plateau'),
      ...permanents('active', 85, 'Drudge Sentinel', 'Tenacious Dead'),
      ...permanents('active', 35, 'Walking Ballista', 'Rancor', 'Demonic Vigor'),
      ...inHand(80, 'Cloudshift'),
      ...inHand(45, 'Cloudshift', 'Shock', 'Footsteps of the Goryo', 'Reanimate', 'Flickerwisp'),
      anyOf('creature', 'graveyard', 'active', 60),
      anyOf('creature', 'battlefield', 'active', 40),
      ...permanents('opponent', 95, 'Bayou', 'Bayou', 'Badlands', 'Badlands'),
      ...permanents('opponent', 85, 'Deathrite Shaman'),
      card('Doom Blade', 'hand', 'opponent', 60),
      card('Lightning Bolt', 'hand', 'opponent', 60),
      card('Shock', 'hand', 'opponent', 60),
    ],
    {
      weights: { pass: 2, cast: 16, activate: 9, play: 0, 'take back': 0 },
      bare: 90,
      players: [2, 2, 2, 3],
      decisions: 50,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const stacked = stackedAbilities(history);
  yield* lostTargets(history);
  yield* lostSources(history, stacked);
  yield* lostDead(history, stacked);
  yield* lostByDelayed(history);
}
