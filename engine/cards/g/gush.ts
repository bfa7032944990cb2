import {
  alternativeCost,
  card,
  cost,
  does,
  draw,
  readTwice,
  returnToHandCost,
  subtype,
} from '../../vocabulary/index.ts';

/** Two cards, for mana or for two Islands back in hand. */
export const gush = card({
  name: 'Gush',
  cost: '{4}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', returnToHandCost(subtype('Island'), 2)))],
  spell: does(draw(2)),
  reading: readTwice('ceaabaa31b'),
});
