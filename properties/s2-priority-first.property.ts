import type { History, HistoryStep } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { lastSeen } from './reading/scenes.ts';
import { playerIn } from './reading/views.ts';

const FIRST = 'S2/priority-first';

/** Who has priority after a resolution. CR 117.3b */
export const s2PriorityFirst: LawProperty = {
  kind: 'law',
  id: 's2-priority-first',
  statement: 'S2',
  says: 'After a spell or ability has resolved the active player has priority first, and so can cast what has come to the graveyard before anyone else acts.',
  clauses: [FIRST],
  rulings: ['kess-dissident-mage/af505d3bab', 'omniscience/b665c8871a'],
  cr: ['117.3b'],
  observe: ['stack', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 50, 'Kess, Dissident Mage'),
      ...permanents('active', 60, 'Island', 'Mountain', 'Mountain', 'Swamp'),
      ...inHand(40, 'Firebolt', 'Shock'),
      anyOf('sorcery', 'hand', 'active', 70),
      anyOf('sorcery', 'graveyard', 'active', 40),
      anyOf('enchantment', 'hand', 'active', 40),
      card('Omniscience', 'hand', 'active', 30),
      ...permanents('active', 30, 'Gilded Lotus', 'Gilded Lotus', 'Gilded Lotus', 'Omniscience'),
      anyOf('instant', 'hand', 'opponent', 70),
      ...permanents('opponent', 60, 'Island', 'Mountain'),
    ],
    { weights: { pass: 5, cast: 10, activate: 2, play: 3, 'take back': 0 }, bare: 25, players: [2, 2, 3, 4] },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const { question, view, happenings } = step;
    const [resolved, more] = happenings.flatMap((each) => (each.kind === 'resolved' ? [each] : []));
    const before = history.steps[at - 1]?.view;
    if (resolved === undefined || more !== undefined || before === undefined || question?.kind !== 'priority') continue;
    if (question.player === 'chance' || before.turn !== view.turn || before.step !== view.step) continue;
    if (!playerIn(view, view.active).inGame) continue;
    const first = question.player === view.active;
    if (!first && !couldHaveActed(history, at, step)) continue;
    const what = lastSeen(history, at, resolved.object);
    const by = question.options.some((option) => option.includes(' by ')) ? 'permission' : 'no permission';
    yield* checked(first, FIRST, `${what?.types.join(' ') ?? 'ability'} | ${resolved.did} | ${by}`, {
      cr: '117.3b',
      at,
      expected: `player ${view.active}, who is active, has priority first after ${what?.name ?? 'it'} has resolved`,
      found: `player ${question.player} has it`,
    });
  }
}

/** Whether the active player, when asked next with nothing done since, could do something besides passing. */
function couldHaveActed({ steps }: History, at: number, { view }: HistoryStep): boolean {
  for (const { question, happenings } of steps.slice(at + 1)) {
    if (happenings.length > 0 || question?.kind !== 'priority') return false;
    if (question.player === view.active) return question.options.length > 1;
  }
  return false;
}
