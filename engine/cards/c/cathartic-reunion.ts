import { additionalCost, inZone, card, cost, discardCost, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Three cards for two that are discarded. */
export const catharticReunion = card({
  name: 'Cathartic Reunion',
  cost: '{1}{R}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'), 2)))],
  spell: does(draw(3)),
  reading: readTwice('7d1706176f'),
});
