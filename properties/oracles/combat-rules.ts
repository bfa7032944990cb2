import type { History, PermanentView } from '../../protocol/index.ts';
import { lastSeen } from '../reading/scenes.ts';
import { abilitiesOf } from './abilities.ts';
import { type cardNamed, type Filter, recordHas, type Rule } from './card-facts.ts';
import { conditionHolds, matches } from './matching.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import type { Truth } from './truth.ts';

/** A rule that a permanent states, seen from there. */
export interface StatedRule<R extends Rule = Rule> {
  readonly rule: R;
  readonly sight: Sight;
}

/** Thrown where a history does not show what has to be known. */
export const UNKNOWN: { readonly kind: 'unknown' } = { kind: 'unknown' };

/** Yes or no. Throws `UNKNOWN`. */
export function sure(truth: Truth): boolean {
  if (truth === 'unknown') throw UNKNOWN;
  return truth;
}

/** Runs what may throw `UNKNOWN`; null then. */
export function ifKnown<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (reason) {
    if (reason !== UNKNOWN) throw reason;
    return null;
  }
}

/** The rules that permanents state. Throws `UNKNOWN`. */
export function rulesStated(scene: Scene): readonly StatedRule[] {
  return scene.view.battlefield.flatMap((permanent) => {
    const sight = sightOf(scene, permanent);
    return abilitiesKnown(scene, permanent).flatMap((ability) => {
      if (ability.kind !== 'rule' || ability.zone !== 'battlefield') return [];
      return sure(conditionHolds(sight, ability.onlyIf)) ? flat(ability.rule).map((rule) => ({ rule, sight })) : [];
    });
  });
}

/** The abilities of a permanent besides keywords, which the view tells. Throws `UNKNOWN`. */
export function abilitiesKnown(
  scene: Scene,
  permanent: PermanentView,
): readonly NonNullable<ReturnType<typeof cardNamed>>['abilities'][number][] {
  const abilities = abilitiesOf(scene, permanent);
  if (abilities === null) throw UNKNOWN;
  return abilities.map(({ ability }) => ability);
}

function flat(rule: Rule): readonly Rule[] {
  return rule.kind === 'allOf' ? rule.of.flatMap(flat) : [rule];
}

/** Those of one kind. */
export function ofRule<K extends Rule['kind']>(
  stated: readonly StatedRule[],
  kind: K,
): readonly StatedRule<Extract<Rule, { kind: K }>>[] {
  return stated.flatMap(({ rule, sight }) =>
    rule.kind === kind ? [{ rule: rule as Extract<Rule, { kind: K }>, sight }] : [],
  );
}

/** Whether a permanent is what a rule speaks of. Throws `UNKNOWN`. */
export function isMeant({ sight }: StatedRule, filter: Filter, permanent: PermanentView): boolean {
  return sure(matches(sight, filter, permanent));
}

/** From which step on something that has resolved may say how creatures attack or block, which no view shows. */
export function lastingFrom(history: History): number {
  for (const [at, { happenings }] of history.steps.entries()) {
    for (const happening of happenings) {
      if (happening.kind !== 'resolved') continue;
      const seen = lastSeen(history, at, happening.object);
      if (seen === null || recordHas(seen.name, 'lasting', 'goad', 'continuous', 'becomeCopy')) return at;
    }
  }
  return Number.POSITIVE_INFINITY;
}
