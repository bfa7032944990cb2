import { anyOneTarget, anyTarget, card, convoke, damage, does, readTwice } from '../../vocabulary/index.ts';

/** Four damage that creatures help to pay for. */
export const stokeTheFlames = card({
  name: 'Stoke the Flames',
  cost: '{2}{R}{R}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(damage(4, anyTarget()), anyOneTarget),
  reading: readTwice('6bfc4b9192'),
});
