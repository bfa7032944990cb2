import {
  all,
  buyback,
  card,
  color,
  cost,
  creature,
  destroyForGood,
  does,
  not,
  payLife,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a creature that is not black; life brings it back. */
export const slaughter = card({
  name: 'Slaughter',
  cost: '{2}{B}{B}',
  type: 'Instant',
  additionalCosts: [buyback(cost('', payLife(4)))],
  spell: does(destroyForGood(), targets(all(creature, not(color('B'))))),
  reading: readTwice('7ee56f8e74'),
});
