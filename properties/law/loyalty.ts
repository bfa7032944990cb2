import type { Happening, History, PermanentView, View } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { type ActivatedAbility, printedAbilities, textHas } from '../oracles/card-facts.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const LOYALTY_CLAUSE = {
  once: 'loyalty/once-each-turn',
  anew: 'loyalty/anew-in-each-turn',
} as const;

/** A planeswalker's loyalty abilities: one of them once in each turn, by whoever controls it. CR 606.3 */
export function* loyalty(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    const { active, stack, battlefield } = view;
    if (question?.kind !== 'priority' || question.player !== active || stack.length > 0 || !isMain(view)) continue;
    if (battlefield.some(({ name }) => textHas(name, 'cantActivate', 'splitSecond'))) continue;
    for (const permanent of battlefield) {
      if (permanent.controller !== active || !permanent.types.includes('planeswalker')) continue;
      yield* ofOne(history, scenes, at, permanent);
    }
  }
}

const isMain = ({ step }: View): boolean => step === 'precombat main' || step === 'postcombat main';

function* ofOne(history: History, scenes: Scenes, at: number, permanent: PermanentView): Generator<Finding> {
  const abilities = loyaltyOf(permanent.name);
  const options = history.steps[at]?.question?.options ?? [];
  const used = usedThisTurn(history, at, permanent);
  const scene = scenes(at);
  const able = abilities.filter(
    ({ ability }) =>
      ability.targets.length === 0 &&
      hasLoyaltyFor(permanent, ability) &&
      hasAbility(scene, permanent, ability) === true,
  );
  const offered = abilities.filter(({ index }) => options.includes(`activate ${permanent.ref}/${index}`));
  if (used > 0) {
    yield* checked(offered.length === 0, LOYALTY_CLAUSE.once, `${permanent.name} | ${permanent.counters.loyalty}`, {
      cr: '606.3',
      at,
      expected: `no loyalty ability of ${permanent.name} may be activated, for one was this turn`,
      found: `${offered.length} may`,
    });
    return;
  }
  if (able.length === 0) return;
  const whose = permanent.owner === permanent.controller ? 'its owner' : 'another';
  yield* checked(
    able.every((one) => offered.includes(one)),
    LOYALTY_CLAUSE.anew,
    `${permanent.name} | ${whose} | ${permanent.counters.loyalty}`,
    {
      cr: '606.3',
      at,
      expected: `the loyalty abilities of ${permanent.name} may be activated, for none was this turn`,
      found: `${offered.length} may, of ${able.length} at least`,
    },
  );
}

interface Loyalty {
  readonly ability: ActivatedAbility;
  /** Its place among the activated abilities. */
  readonly index: number;
}

function loyaltyOf(name: string): readonly Loyalty[] {
  return printedAbilities(name, 'activated').flatMap((ability, index) => (ability.loyalty ? [{ ability, index }] : []));
}

function hasLoyaltyFor({ counters }: PermanentView, { cost }: ActivatedAbility): boolean {
  return cost.parts.every(
    (part) =>
      part.kind === 'putCounters' ||
      (part.kind === 'removeCounters' && typeof part.count === 'number' && part.count <= (counters.loyalty ?? 0)),
  );
}

/** How often a loyalty ability of this object was activated in the turn that goes on. CR 400.7 */
function usedThisTurn({ steps }: History, at: number, { ref, name, incarnation }: PermanentView): number {
  const turn = steps[at]?.view.turn;
  const keys = loyaltyOf(name).map(({ index }) => `${ref}/${index}`);
  const isUse = (one: Happening): boolean => one.kind === 'activated' && keys.includes(one.ability);
  return steps
    .slice(0, at + 1)
    .filter(({ view }) => view.turn === turn && permanentIn(view, ref)?.incarnation === incarnation)
    .flatMap(({ happenings }) => happenings.slice(happenings.findLastIndex(({ kind }) => kind === 'turn began') + 1))
    .filter(isUse).length;
}
