import {
  buyback,
  card,
  cost,
  does,
  land,
  preventAllCombatDamage,
  readTwice,
  sacrificeCost,
  thisTurn,
} from '../../vocabulary/index.ts';

/** No combat damage this turn; a land brings it back. */
export const constantMists = card({
  name: 'Constant Mists',
  cost: '{1}{G}',
  type: 'Instant',
  additionalCosts: [buyback(cost('', sacrificeCost(land)))],
  spell: does(thisTurn(preventAllCombatDamage)),
  reading: readTwice('83cf185457'),
});
