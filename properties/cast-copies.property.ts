import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { cardCopies } from './law/card-copies.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Cards in exile are copied, and the copies cast. CR 707.12 */
export const castCopies: LawProperty = {
  kind: 'law',
  id: 'cast-copies',
  statement: 'C1',
  says: 'A copy of a card is made in exile and cast while the same spell or ability resolves, or ceases to exist; it is no card, and it is made of what is still in exile, though the source be gone.',
  clauses: [
    'C1/the-copy-is-cast',
    'C1/uncast-copies-cease',
    'C1/now-or-never',
    'C1/copies-set-nothing-off',
    'C1/the-card-is-exiled',
    'C1/though-the-source-is-gone',
    'C1/only-what-is-still-exiled',
  ],
  rulings: [
    'eye-of-the-storm/44601d06cc',
    'isochron-scepter/f6b46b1f6b',
    'isochron-scepter/4cf6d32b6f',
    'isochron-scepter/eec4cee2f7',
  ],
  cr: ['707.12', '707.12a', '704.5e', '608.2g', '608.2h', '607.2a', '108.2'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 90, 'Isochron Scepter'),
      ...permanents('active', 25, 'Isochron Scepter', 'Elite Arcanist', 'Eye of the Storm'),
      ...permanents('active', 80, 'Island', 'Island', 'Mountain', 'Plains'),
      ...permanents('opponent', 90, 'Plains', 'Plains'),
      ...['Shock', 'Lightning Bolt', 'Opt'].map((name) => card(name, 'exile', 'active', 60)),
      anyOf('instant', 'exile', 'active', 50),
      card('Disenchant', 'hand', 'opponent', 80),
      card('Pull from Eternity', 'hand', 'opponent', 85),
      ...inHand(30, 'Shock', 'Opt', 'Pull from Eternity'),
      anyOf('instant', 'hand', 'active', 30),
    ],
    {
      bare: 55,
      weights: { pass: 5, cast: 8, activate: 9, play: 1, 'take back': 0.3 },
      players: [2, 2, 3],
      decisions: 36,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* cardCopies(history);
}
