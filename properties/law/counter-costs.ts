import type { History, PermanentView, Question } from '../../protocol/index.ts';
import { activatedAbilities } from '../oracles/abilities.ts';
import { type ActivatedAbility, cardNamed, textHas } from '../oracles/card-facts.ts';
import { ifKnown, isMeant, ofRule, rulesStated } from '../oracles/combat-rules.ts';
import { conditionHolds } from '../oracles/matching.ts';
import { isForbidden } from '../oracles/offers.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';

/** The clauses on an untapping that costs a counter. */
export const COUNTER_COST = {
  druid: 'R8/devoted-druid-has-no-untap-symbol',
  none: 'R8/no-counter-no-payment',
} as const;

/** An untap by effect has no symbol: new or untapped, it may be activated. CR 302.6 */
export function* counterCosts(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || isForbidden(view)) continue;
    for (const permanent of view.battlefield) {
      if (permanent.controller !== question.player || !untapsItself(permanent.name)) continue;
      const scene = scenes(at);
      const index = (activatedAbilities(scene, permanent) ?? []).findIndex(({ ability }) => isUntapping(ability));
      const ability = activatedAbilities(scene, permanent)?.[index]?.ability;
      if (ability === undefined || (permanent.held && permanent.tapped)) continue;
      if (conditionHolds(sightOf(scene, permanent), ability.onlyIf) !== true) continue;
      yield* withCounters(scene, at, permanent, isOpen(question, `activate ${permanent.ref}/${index}`));
      if (takesNoCounters(scene, permanent) !== false) continue;
      yield* checked(
        question.options.includes(`activate ${permanent.ref}/${index}`),
        COUNTER_COST.druid,
        `${permanent.held} | ${permanent.tapped}`,
        {
          cr: '107.6',
          at,
          expected: `the untap of ${permanent.name} has no symbol in its cost and can be activated`,
          found: 'it is not offered',
        },
      );
    }
  }
}

/** Whether it can be begun and paid for. */
function isOpen({ options, incomplete }: Question, option: string): boolean {
  return options.includes(option) && !incomplete.includes(option);
}

/** A cost of a counter can be paid where fewer counters are put in the end, and not where none can be. CR 118.3, 614.17b */
function* withCounters(scene: Scene, at: number, permanent: PermanentView, open: boolean): Generator<Finding> {
  const none = takesNoCounters(scene, permanent);
  const fewer = scene.view.battlefield.some(({ name }) => textHas(name, 'countersPut'));
  if (none === null || (!none && !fewer)) return;
  yield* checked(open === !none, COUNTER_COST.none, `${permanent.name} | ${none ? 'none' : 'fewer or more'}`, {
    cr: '118.3',
    at,
    expected: `the untap of ${permanent.name} costs a counter, which ${none ? 'cannot be put' : 'is paid however many are put instead'}`,
    found: open ? 'it can be activated' : 'it cannot be activated',
  });
}

/** Whether something keeps the counters that it would pay with from being put on it; null where that is not certain. */
function takesNoCounters(scene: Scene, permanent: PermanentView): boolean | null {
  if (!scene.view.battlefield.some(({ name }) => textHas(name, 'cantHaveCounters'))) return false;
  return ifKnown(() =>
    ofRule(rulesStated(scene), 'cantHaveCounters').some(
      (one) => ['any', '-1/-1'].includes(one.rule.counter) && isMeant(one, one.rule.what, permanent),
    ),
  );
}

function untapsItself(name: string): boolean {
  return (cardNamed(name)?.abilities ?? []).some((ability) => ability.kind === 'activated' && isUntapping(ability));
}

/** Pays with a counter and untaps its own permanent. */
function isUntapping({ cost, effect }: ActivatedAbility): boolean {
  const plain = cost.parts.length === 1 && cost.parts[0]?.kind === 'putCounters';
  return plain && effect.kind === 'untap' && effect.what.kind === 'source';
}
