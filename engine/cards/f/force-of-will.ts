import {
  alternativeCost,
  card,
  color,
  cost,
  counterIt,
  does,
  exileFromHandCost,
  payLife,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** A spell is countered for a blue card. */
export const forceOfWill = card({
  name: 'Force of Will',
  cost: '{3}{U}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', payLife(1), exileFromHandCost(color('U'))))],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('d39d9ed69c'),
});
