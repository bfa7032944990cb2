import type { History, Ref, StackView } from '../../protocol/index.ts';
import type { Effect } from '../oracles/card-facts.ts';
import { type Instruction, instructionsOf, stepsOf } from './instructions.ts';
import { type Resolution, resolutionsOf } from './resolutions.ts';
import { stackEntry } from './views.ts';

export type Counter = Extract<Effect, { readonly kind: 'counter' }>;

/** A spell or ability that has resolved and says that it counters its target. CR 701.6a */
export interface Countering {
  readonly resolution: Resolution;
  readonly counter: Counter;
  readonly target: Ref;
  /** What it was to counter, as the players had passed: a spell or an ability. */
  readonly spell: StackView;
  /** All else that it says, with the instruction of which it is part. */
  readonly rest: readonly { readonly effect: Effect; readonly of: Instruction }[];
}

/** Of what was still on the stack, without any "unless". Needs the facets `stack` and `events`. */
export function counteringsOf(history: History): readonly Countering[] {
  return resolutionsOf(history).flatMap((resolution): Countering[] => {
    const before = history.steps[resolution.begun]?.view;
    const instructions = instructionsOf(resolution.object);
    if (before === undefined || instructions === null || resolution.did !== 'resolved') return [];
    const parts = instructions.flatMap((of) => stepsOf(of.effect).map((effect) => ({ effect, of })));
    return parts.flatMap(({ effect, of }): Countering[] => {
      if (effect.kind !== 'counter' || effect.what.kind !== 'target') return [];
      const [target, more] = of.targets[effect.what.index] ?? [];
      const spell = target === undefined ? null : stackEntry(before, target);
      if (target === undefined || more !== undefined || spell === null) return [];
      const rest = parts.filter((part) => part.effect !== effect);
      return [{ resolution, counter: effect, target, spell, rest }];
    });
  });
}
