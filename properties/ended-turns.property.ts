import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { endedTurns as endedIn } from './law/ended-turns.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** Effects that end the turn. CR 724.1 */
export const endedTurns: LawProperty = {
  kind: 'law',
  id: 'ended-turns',
  statement: 'E1',
  says: 'What ends the turn exiles all that is on the stack, countering nothing; the cleanup step follows at once, where what triggered meanwhile is put on the stack, and then another one.',
  clauses: [
    'E1/all-on-the-stack-is-exiled',
    'E1/though-it-cannot-be-countered',
    'E1/straight-to-cleanup',
    'E1/triggers-wait-for-cleanup',
    'E1/another-cleanup-follows',
  ],
  rulings: ['time-stop/64133ce5b6', 'time-stop/893bb121b8'],
  cr: ['724.1', '724.1b', '724.1d', '724.1f', '514.3a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'),
      ...permanents('active', 70, 'Forest', 'Tropical Island', 'Mountain'),
      ...permanents('opponent', 92, 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'),
      ...permanents('opponent', 75, 'Megrim'),
      ...permanents('anyone', 30, 'Prodigal Sorcerer', 'Grizzly Bears'),
      ...inHand(75, 'Colossal Dreadmaw', 'Colossal Dreadmaw', 'Colossal Dreadmaw', 'Colossal Dreadmaw'),
      ...inHand(75, 'Colossal Dreadmaw', 'Colossal Dreadmaw'),
      ...inHand(70, 'Time Stop', 'Blurred Mongoose', 'Shock', 'Opt', 'Hill Giant', 'Shock'),
      anyOf('creature', 'hand', 'active', 60),
      anyOf('cannot be countered', 'hand', 'active', 60),
      anyOf('instant', 'hand', 'active', 60),
      anyOf('sorcery', 'hand', 'active', 60),
      card('Time Stop', 'hand', 'opponent', 80),
    ],
    {
      weights: { pass: 3, cast: 20, activate: 3, play: 0, 'take back': 0 },
      bare: 90,
      players: [2, 2, 2, 3],
      decisions: 44,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* endedIn(history);
}
