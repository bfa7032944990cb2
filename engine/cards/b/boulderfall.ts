import { card, dividedAmongTargets, dividedDamage, does, readTwice } from '../../vocabulary/index.ts';

/** Five damage, divided. */
export const boulderfall = card({
  name: 'Boulderfall',
  cost: '{6}{R}{R}',
  type: 'Instant',
  spell: does(dividedDamage(5), dividedAmongTargets(5)),
  reading: readTwice('bc2f352cdc'),
});
