import { card, cost, does, draw, readTwice, replicate, replicated } from '../../vocabulary/index.ts';

/** A card for each payment. */
export const trainOfThought = card({
  name: 'Train of Thought',
  cost: '{1}{U}',
  type: 'Sorcery',
  additionalCosts: [replicate(cost('{1}{U}'))],
  abilities: [replicated],
  spell: does(draw()),
  reading: readTwice('1035f14519'),
});
