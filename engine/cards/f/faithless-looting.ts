import { card, cost, discard, does, draw, flashback, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Two cards in, two cards out, and once more from the graveyard. */
export const faithlessLooting = card({
  name: 'Faithless Looting',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{2}{R}'))],
  spell: does(sequence(draw(2), discard(2, you))),
  reading: readTwice('9939d5cf07'),
});
