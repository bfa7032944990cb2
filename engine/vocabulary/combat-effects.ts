import type { Amount } from './amount.ts';
import type { Effect } from './effect.ts';
import { moving } from './effects.ts';
import { type ObjectsRef, target, you } from './reference.ts';

/** Verbs of combat. */

/** They enter tapped and attacking, each whomever you choose. CR 508.4 */
export const putOntoBattlefieldAttacking = (what: ObjectsRef): Effect =>
  moving(what, 'battlefield', { under: 'you', tapped: true, attacking: 'as chosen' });

/** They are created tapped and attacking, each whomever you choose. CR 508.4 */
export const createAttackers = (token: string, count: Amount = 1, bind: string | null = null): Effect => ({
  kind: 'createTokens',
  token,
  count,
  who: you,
  tapped: true,
  attacking: 'as chosen',
  bind,
});

export const removeFromCombat = (what: ObjectsRef = target()): Effect => ({ kind: 'removeFromCombat', what });

export const becomeBlocked = (what: ObjectsRef = target()): Effect => ({ kind: 'becomeBlocked', what });

export const goad = (what: ObjectsRef = target()): Effect => ({ kind: 'goad', what });
