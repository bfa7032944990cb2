import type { Ability } from '../vocabulary/ability.ts';
import type { Effect } from '../vocabulary/effect.ts';

/** Abilities speak of effects and effects of abilities: who words one is given the words for the other. */
export interface Speaker {
  readonly ability: (ability: Ability) => string;
  readonly effect: (effect: Effect) => string;
}
