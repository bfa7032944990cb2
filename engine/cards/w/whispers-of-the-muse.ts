import { buyback, card, cost, does, draw, readTwice } from '../../vocabulary/index.ts';

/** A card, again and again. */
export const whispersOfTheMuse = card({
  name: 'Whispers of the Muse',
  cost: '{U}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{5}'))],
  spell: does(draw()),
  reading: readTwice('cd4faab9cb'),
});
