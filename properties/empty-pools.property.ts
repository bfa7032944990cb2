import type { History, View } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { textHas } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';
import { spoken } from './reading/pool.ts';

const CLAUSE = 'empty-pools/between-steps';

/** Unspent mana is lost as a step or phase ends. CR 106.4, 500.5 */
export const emptyPools: LawProperty = {
  kind: 'law',
  id: 'empty-pools',
  statement: 'empty-pools',
  says: 'No unspent mana lasts from one step or phase into the next, unless an effect says so.',
  clauses: [CLAUSE],
  rulings: [],
  cr: ['106.4', '500.5'],
  observe: ['battlefield', 'pools', 'events'],
  level: 1,
  cases: cases(
    [
      ...permanents('active', 40, 'Forest', 'Llanowar Elves', 'Mana Reflection', 'Lotus Petal'),
      ...permanents('anyone', 8, 'Upwelling', 'Omnath, Locus of Mana'),
      ...inHand(30, 'Dark Ritual', 'Geosurge'),
      anyOf('mana producer', 'battlefield', 'anyone', 90),
      anyOf('mana producer', 'battlefield', 'active', 60),
    ],
    { weights: { pass: 8, cast: 2, activate: 8, play: 2, 'take back': 0 }, decisions: 40 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  for (const [at, { view, happenings }] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined || sameStep(before, view) || keepsMana(before) || keepsMana(view)) continue;
    // Mana that was added after the step had begun is no remainder.
    if (happenings.some(({ kind }) => kind === 'mana added')) continue;
    for (const { seat, pool, inGame } of before.players) {
      if (pool === '' || !inGame) continue;
      const left = view.players.find((player) => player.seat === seat)?.pool ?? '';
      const whose = seat === before.active ? 'active player' : 'other player';
      yield* checked(left === '', CLAUSE, `${before.step} | ${view.step} | ${whose} | ${pool.length}`, {
        cr: '106.4',
        at,
        expected: 'the pool is empty as the next step begins',
        found: `${spoken(left)} is left`,
      });
    }
  }
}

function sameStep(one: View, other: View): boolean {
  return one.turn === other.turn && one.step === other.step;
}

/** Whether something lets mana last. */
function keepsMana(view: View): boolean {
  return view.battlefield.some(({ name }) => textHas(name, 'manaStays'));
}
