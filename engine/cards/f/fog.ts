import { card, does, preventAllCombatDamage, read, thisTurn } from '../../vocabulary/index.ts';

/** No combat damage this turn. */
export const fog = card({
  name: 'Fog',
  cost: '{G}',
  type: 'Instant',
  spell: does(thisTurn(preventAllCombatDamage)),
  reading: read('0dcdee85ce'),
});
