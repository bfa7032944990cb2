import type { Amount } from './amount.ts';
import { COMBAT_STEPS, type ManaType, type Step } from './basics.ts';
import type { Comparison, Filter } from './filter.ts';
import type { ObjectsRef } from './reference.ts';

/** A question about the game that is answered yes or no when it matters. CR 603.4, 608.2h, 611.3a */
export type Condition =
  | { readonly kind: 'exists'; readonly what: Filter }
  | { readonly kind: 'compare'; readonly left: Amount; readonly compare: Comparison; readonly right: Amount }
  | { readonly kind: 'matches'; readonly object: ObjectsRef; readonly what: Filter }
  /** An earlier part of the same ability remembered something under this name: there was any. */
  | { readonly kind: 'remembered'; readonly name: string }
  | { readonly kind: 'yourTurn' }
  | { readonly kind: 'duringStep'; readonly step: Step }
  /** The additional or alternative cost under this key was paid. CR 702.33d */
  | { readonly kind: 'paid'; readonly key: string }
  /** The permanent was cast, and not put onto the battlefield in another way. */
  | { readonly kind: 'wasCast' }
  /** Mana of this type was spent to cast it, or the spell that it was. CR 601.2h */
  | { readonly kind: 'spent'; readonly type: ManaType }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'allOf'; readonly of: readonly Condition[] };

export const exists = (what: Filter): Condition => ({ kind: 'exists', what });
export const compare = (left: Amount, how: Comparison, right: Amount): Condition => ({
  kind: 'compare',
  left,
  compare: how,
  right,
});
export const matches = (object: ObjectsRef, what: Filter): Condition => ({ kind: 'matches', object, what });
export const remembered = (name: string): Condition => ({ kind: 'remembered', name });
export const yourTurn: Condition = { kind: 'yourTurn' };
export const duringStep = (step: Step): Condition => ({ kind: 'duringStep', step });
/** In the combat phase. CR 506.1 */
export const duringCombat: Condition = {
  kind: 'not',
  of: {
    kind: 'allOf',
    of: COMBAT_STEPS.map((step): Condition => ({ kind: 'not', of: duringStep(step) })),
  },
};
/** In the combat phase, once blockers are declared. CR 506.7b */
export const afterBlockers: Condition = {
  kind: 'not',
  of: {
    kind: 'allOf',
    of: COMBAT_STEPS.slice(2).map((step): Condition => ({ kind: 'not', of: duringStep(step) })),
  },
};
export const paid = (key: string): Condition => ({ kind: 'paid', key });
export const kicked = paid('kicker');
export const spent = (type: ManaType): Condition => ({ kind: 'spent', type });
export const wasCast: Condition = { kind: 'wasCast' };
export const unless = (of: Condition): Condition => ({ kind: 'not', of });
export const allOf = (...of: readonly Condition[]): Condition => ({ kind: 'allOf', of });
