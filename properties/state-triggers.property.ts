import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { stateTriggers as whatIsSo } from './law/state-triggers.ts';
import { STATE_CLAUSE } from './law/triggers-clauses.ts';
import { CARDS } from './oracles/card-facts.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const STATE = CARDS.filter(({ name }) => triggersOf(name).some(({ on }) => on.kind === 'state')).map(
  ({ name }) => name,
);
const ANSWERS = ['Murder', 'Shock', 'Disenchant', 'Unsummon', 'Vindicate', 'Stifle', 'Confiscate'];
const ASKED_FOR = ['Sol Ring', 'Glorious Anthem', 'Grizzly Bears', 'Badlands', 'Tundra'];
const STRONG = ['Craw Wurm', 'Serra Angel', 'Felidar Sovereign'];

/** What triggers because the game is so. CR 603.8 */
export const stateTriggers: LawProperty = {
  kind: 'law',
  id: 'state-triggers',
  statement: 'state-triggers',
  says: 'What triggers because the game is so is on the stack whenever a player has priority while it is so, and once, unless the ability is lost.',
  clauses: Object.values(STATE_CLAUSE),
  rulings: [],
  cr: ['603.8', '613.1f'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active', 1),
      ...permanents('active', 80, 'Tundra', 'Badlands', 'Bayou'),
      oneOf(STATE, 'battlefield', 'active', 80),
      oneOf(STATE, 'battlefield', 'next', 60),
      oneOf(STATE, 'hand', 'active', 60),
      oneOf(ASKED_FOR, 'battlefield', 'active', 60),
      oneOf(ASKED_FOR, 'battlefield', 'next', 60),
      oneOf(STRONG, 'battlefield', 'anyone', 30),
      card('Humility', 'battlefield', 'anyone', 15),
      oneOf(ANSWERS, 'hand', 'active', 90),
      oneOf(ANSWERS, 'hand', 'active', 70),
      ...inHand(30, 'Cloudshift', 'Craw Wurm'),
    ],
    {
      corners: littleBoards(),
      bare: 80,
      weights: { pass: 4, cast: 12, activate: 4, play: 2, 'take back': 0 },
      decisions: 26,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* whatIsSo(history, scenesOf(history));
}

function littleBoards() {
  const lands = manyLands('active', 1);
  const answer = oneOf(ANSWERS, 'hand', 'active', 100);
  return [
    [oneOf(STATE, 'battlefield', 'active', 100), ...lands, answer, answer],
    [oneOf(STATE, 'battlefield', 'next', 100), ...lands, answer, answer],
    [
      card('Hidden Predators', 'battlefield', 'active', 100),
      oneOf(STRONG, 'battlefield', 'next', 100),
      ...lands,
      answer,
    ],
    [...permanents('active', 100, 'Humility'), oneOf(STATE, 'battlefield', 'active', 100), ...lands, answer],
    [oneOf(STATE, 'battlefield', 'active', 100), ...lands, card('Stifle', 'hand', 'active', 100), answer],
  ];
}
