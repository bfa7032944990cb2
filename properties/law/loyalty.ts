import type { Happening, History, PermanentView, Seat, View } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { type ActivatedAbility, printedAbilities, textHas } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { and } from '../oracles/truth.ts';
import { actionsOf, wasCompleted } from '../reading/actions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const LOYALTY_CLAUSE = {
  once: 'loyalty/once-each-turn',
  anew: 'loyalty/anew-in-each-turn',
  oneCost: 'loyalty/one-cost-of-counters',
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

/** What adds to a loyalty cost makes one cost with it: counters are put, or removed, once. CR 606.5 */
export function* loyaltyCosts(history: History, scenes: Scenes): Generator<Finding> {
  for (const action of actionsOf(history)) {
    const view = history.steps[action.begun]?.view;
    if (action.kind !== 'activate' || !wasCompleted(action) || view === undefined) continue;
    const permanent = permanentIn(view, action.object);
    const used = loyaltyOf(permanent?.name ?? '').find(({ index }) => index === action.ability);
    const printed = used === undefined ? null : printedChange(used.ability);
    if (permanent === null || printed === null || view.battlefield.some(changesCounters)) continue;
    const more = addedTo(scenes(action.begun), permanent, action.player);
    if (more === null || more === 0) continue;
    const changes = action.happenings.flatMap(({ happening }) =>
      happening.kind === 'counters' && happening.on === permanent.ref ? [happening.change] : [],
    );
    const expected = printed + more === 0 ? [] : [printed + more];
    yield* checked(
      changes.join() === expected.join(),
      LOYALTY_CLAUSE.oneCost,
      `${permanent.name} | ${printed} | ${more}`,
      {
        cr: '606.5',
        at: action.over,
        expected: `the cost of ${printed} with ${more} more is one of ${printed + more}`,
        found: changes.join(', ') || 'no counters moved',
      },
    );
  }
}

const changesCounters = ({ name }: PermanentView): boolean => textHas(name, 'countersPut', 'cantHaveCounters');

function printedChange({ cost }: ActivatedAbility): number | null {
  const [part] = cost.parts;
  if (part === undefined || !('count' in part) || typeof part.count !== 'number') return null;
  return part.kind === 'putCounters' ? part.count : -part.count;
}

/** How many counters more the loyalty abilities of a planeswalker cost this player; null: not known. */
function addedTo(scene: Scene, walker: PermanentView, player: Seat): number | null {
  let sum = 0;
  for (const permanent of scene.view.battlefield) {
    for (const ability of printedAbilities(permanent.name, 'rule')) {
      const { rule } = ability;
      if (rule.kind !== 'loyaltyCost') continue;
      const applies = and([hasAbility(scene, permanent, ability), matches(sightOf(scene, permanent), rule.of, walker)]);
      if (applies === 'unknown' || rule.by === 'opponent') return null;
      if (applies && (rule.by === 'anyone' || permanent.controller === player)) sum += rule.more;
    }
  }
  return sum;
}
