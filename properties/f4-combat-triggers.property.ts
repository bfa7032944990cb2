import type { History } from '../protocol/index.ts';
import { anyOf, cases, oneOf, permanents } from './cases.ts';
import { COMBAT_TRIGGER_CLAUSES, combatTriggers, triggersInCombat } from './law/combat-triggers.ts';
import { aimedAtDefenders, ENTERS_ATTACKING, enteringAttackers, OF_DEFENDER } from './law/defending-player.ts';
import { type Finding, judged } from './law/finding.ts';
import { CARDS } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';

const WATCHERS = CARDS.map(({ name }) => name).filter(triggersInCombat);

/** What triggers on attackers and blockers. CR 508.3, 509.3 */
export const f4CombatTriggers: LawProperty = {
  kind: 'law',
  id: 'f4-combat-triggers',
  statement: 'F4',
  says: 'What watches for attackers and blockers triggers as often as they were declared so: once for each, for each that blocks or is blocked, and not for what has only entered attacking; and the defending player is who is attacked, by what enters attacking too.',
  clauses: [...Object.values(COMBAT_TRIGGER_CLAUSES), OF_DEFENDER, ENTERS_ATTACKING],
  rulings: [],
  cr: ['508.3', '509.3', '506.5', '508.4', '508.5', '603.2c'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(WATCHERS, 'battlefield', 'active', 90),
      oneOf(WATCHERS, 'battlefield', 'active', 90),
      oneOf(WATCHERS, 'battlefield', 'active', 80),
      oneOf(WATCHERS, 'battlefield', 'active', 50),
      oneOf(WATCHERS, 'battlefield', 'opponent', 90),
      oneOf(WATCHERS, 'battlefield', 'opponent', 70),
      oneOf(WATCHERS, 'battlefield', 'opponent', 50),
      anyOf('creature', 'battlefield', 'active', 50),
      anyOf('creature', 'battlefield', 'opponent', 80),
      anyOf('blocks more', 'battlefield', 'opponent', 50),
      ...permanents('opponent', 30, 'Jace Beleren'),
      ...permanents('anyone', 15, 'Grand Melee'),
    ],
    {
      weights: { pass: 20, cast: 3, activate: 3, play: 1, 'take back': 0 },
      corners: [
        [
          ...permanents('active', 95, 'Hill Giant', 'Coveted Peacock', 'Sidar Jabari', 'Leonin Warleader'),
          ...permanents('next', 95, 'Grizzly Bears'),
          ...permanents('opponent', 80, 'Hill Giant', 'Coral Merfolk', 'Jace Beleren'),
        ],
      ],
      bare: 85,
      players: [2, 2, 2, 3],
      decisions: 26,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* combatTriggers(history);
  yield* aimedAtDefenders(history);
  yield* enteringAttackers(history);
}
