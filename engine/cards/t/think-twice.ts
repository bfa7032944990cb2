import { card, cost, does, draw, flashback, readTwice } from '../../vocabulary/index.ts';

/** Draws a card, and once more from the graveyard. */
export const thinkTwice = card({
  name: 'Think Twice',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [flashback(cost('{2}{U}'))],
  spell: does(draw()),
  reading: readTwice('2b1a85890a'),
});
