import { card, does, preventAllCombatDamage, readTwice, thisTurn } from '../../vocabulary/index.ts';

/** No combat damage this turn. */
export const holyDay = card({
  name: 'Holy Day',
  cost: '{W}',
  type: 'Instant',
  spell: does(thisTurn(preventAllCombatDamage)),
  reading: readTwice('0dcdee85ce'),
});
