import { additionalCost, card, cost, discardCost, does, draw, inZone, readTwice } from '../../vocabulary/index.ts';

/** Two cards for one thrown away as a cost. */
export const thrillOfPossibility = card({
  name: 'Thrill of Possibility',
  cost: '{1}{R}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'))))],
  spell: does(draw(2)),
  reading: readTwice('c9a634b5e5'),
});
