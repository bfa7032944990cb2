import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { heldUntilItLeaves } from './law/until-it-leaves.ts';
import type { LawProperty } from './property.ts';

/** Cards that are exiled until a permanent leaves, and may be cast meanwhile. CR 610.3, 611.2a */
export const untilItLeaves: LawProperty = {
  kind: 'law',
  id: 'until-it-leaves',
  statement: 'C3',
  says: 'What is exiled until a permanent leaves returns as soon as it has left, and nothing is exiled by one that left first; what was cast meanwhile stays, and who may cast it does not change.',
  clauses: [
    'C3/nothing-once-the-source-left',
    'C3/returns-at-once',
    'C3/what-was-cast-stays',
    'C3/stays-with-the-player',
  ],
  rulings: [
    'hostage-taker/8c3eedce66',
    'hostage-taker/784061f534',
    'hostage-taker/d106b2edd1',
    'gonti-lord-of-luxury/56ab7c7be4',
  ],
  cr: ['610.3', '610.3b', '400.7', '611.2a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...inHand(95, 'Hostage Taker'),
      ...inHand(25, 'Banishing Light', 'Sins of the Past', 'Hostage Taker'),
      ...permanents(
        'active',
        85,
        'Mana Confluence',
        'Gilded Lotus',
        'Gilded Lotus',
        'Island',
        'Swamp',
        'Mana Confluence',
      ),
      ...permanents('opponent', 80, 'Sol Ring', 'Bonesplitter'),
      ...inHand(75, 'Unsummon', 'Murder'),
      ...['Unsummon', 'Murder'].map((name) => card(name, 'hand', 'opponent', 60)),
      ...['Act of Treason', 'Threaten'].map((name) => card(name, 'hand', 'opponent', 65)),
      ...permanents('opponent', 70, 'Mountain', 'Mountain'),
      ...permanents('opponent', 85, 'Mana Confluence', 'Gilded Lotus', 'Swamp'),
      anyOf('instant', 'graveyard', 'active', 30),
    ],
    {
      bare: 75,
      weights: { pass: 5, cast: 14, activate: 1, play: 1, 'take back': 0.2 },
      players: [2, 2, 3],
      decisions: 75,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* heldUntilItLeaves(history);
}
