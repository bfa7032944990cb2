import type { History, PermanentView } from '../../protocol/index.ts';
import { firstResolved } from '../reading/scenes.ts';
import { abilitiesOf } from './abilities.ts';
import { type Ability, type Filter, recordHas, type Rule } from './card-facts.ts';
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
function abilitiesKnown(scene: Scene, permanent: PermanentView): readonly Ability[] {
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

/** Whether a permanent has protection from what another is. Throws `UNKNOWN`. CR 702.16 */
export function isProtected(scene: Scene, permanent: PermanentView, from: PermanentView): boolean {
  const sight = sightOf(scene, permanent);
  return abilitiesKnown(scene, permanent).some(
    (ability) => ability.kind === 'protection' && sure(matches(sight, ability.from, from)),
  );
}

/** From which step on something that has resolved may say how creatures attack or block, which no view shows. */
export function lastingFrom(history: History): number {
  return firstResolved(history, (name) => recordHas(name, 'lasting', 'goad', 'continuous', 'becomeCopy'));
}
