import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { castWatchers as watchersIn } from './law/cast-watchers.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** What watches for spells of some mana value. CR 601.2i, 603.2, 707.10 */
export const castWatchers: LawProperty = {
  kind: 'law',
  id: 'cast-watchers',
  statement: 'L5',
  says: 'What triggers on spells of some mana value triggers as the spell becomes cast, if it is there by then and the spell is one; what it has, or whether it is there, does not matter later. Copies are not cast.',
  clauses: ['L5/as-it-becomes-cast', 'L5/gone-before-it-was-cast', 'L5/looked-at-once', 'L5/copies-are-not-cast'],
  rulings: ['chalice-of-the-void/557c64fc33', 'chalice-of-the-void/7198b7bc8b'],
  cr: ['601.2i', '603.2', '608.2c', '707.10'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 92, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('anyone', 92, 'Chalice of the Void'),
      ...permanents('active', 70, 'Coretapper'),
      ...inHand(60, 'Shock', 'Lightning Bolt', 'Kuldotha Rebirth', 'Chalice of the Void'),
      ...inHand(50, 'Reverberate', 'Grapeshot', 'Blaze'),
      anyOf('instant', 'hand', 'active', 40),
      ...permanents('opponent', 80, 'Mountain', 'Mountain', 'Plains', 'Plains'),
      card('Disenchant', 'hand', 'opponent', 60),
      card('Vandalblast', 'hand', 'active', 30),
      card('Shock', 'hand', 'opponent', 50),
    ],
    {
      weights: { pass: 3, cast: 24, activate: 6, play: 0, 'take back': 0 },
      bare: 90,
      players: [2, 2, 2, 3],
      decisions: 44,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* watchersIn(history, scenesOf(history));
}
