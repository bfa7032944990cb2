import { additionalCost, card, cost, creature, does, draw, readTwice, sacrificeCost } from '../../vocabulary/index.ts';

/** Two cards for a creature. */
export const altarsReap = card({
  name: "Altar's Reap",
  cost: '{1}{B}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', sacrificeCost(creature)))],
  spell: does(draw(2)),
  reading: readTwice('02c6506a43'),
});
