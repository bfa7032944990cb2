import {
  buyback,
  card,
  cost,
  counterIt,
  discardCost,
  does,
  inZone,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell; two discarded cards bring it back. */
export const forbid = card({
  name: 'Forbid',
  cost: '{1}{U}{U}',
  type: 'Instant',
  additionalCosts: [buyback(cost('', discardCost(inZone('hand'), 2)))],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('ddd0436fc5'),
});
