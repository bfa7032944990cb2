import {
  alternativeCost,
  card,
  cost,
  counterIt,
  does,
  readTwice,
  returnToHandCost,
  spell,
  subtype,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, for mana or for three Islands back in hand. */
export const thwart = card({
  name: 'Thwart',
  cost: '{2}{U}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', returnToHandCost(subtype('Island'), 3)))],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('54cc917e0f'),
});
