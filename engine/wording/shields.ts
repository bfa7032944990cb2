import type { ShieldEffect } from '../vocabulary/damage.ts';
import { muchText, recipientsText } from './sentences.ts';
import { bareText } from './things.ts';

/** What is held off this turn, and where it goes. CR 614.9, 615.7 */
export function shieldText(effect: ShieldEffect): string {
  const { combatOnly, amount, to, from } = effect;
  const damage = `${combatOnly ? 'combat damage' : 'damage'}${from === null ? '' : ` from one source of your choice that is ${bareText(from) || 'any'}`}`;
  const much =
    typeof amount === 'string'
      ? `${amount === 'all' ? 'all' : 'the next'} ${damage}`
      : `the next ${muchText(amount, damage)}`;
  const whom = to === 'anyone' ? '' : ` to ${recipientsText(to)}`;
  return effect.kind === 'preventDamage'
    ? `this turn, prevent ${much}${whom}`
    : `this turn, ${much}${whom} is dealt to ${recipientsText(effect.onto)} instead`;
}
