import { activated, card, cost, discard, draw, readTwice, sequence, tap, you } from '../../vocabulary/index.ts';

/** A card for a card. */
export const thoughtCourier = card({
  name: 'Thought Courier',
  cost: '{1}{U}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [activated(cost('', tap), sequence(draw(), discard(1, you)))],
  reading: readTwice('8637575a3f'),
});
