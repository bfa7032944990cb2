import {
  additionalCost,
  card,
  cost,
  discardCost,
  does,
  draw,
  flashback,
  inZone,
  readTwice,
} from '../../vocabulary/index.ts';

/** Two cards for one that is discarded, also when it is cast with flashback. */
export const electricRevelation = card({
  name: 'Electric Revelation',
  cost: '{2}{R}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'))))],
  abilities: [flashback(cost('{3}{R}'))],
  spell: does(draw(2)),
  reading: readTwice('fc25ee281a'),
});
