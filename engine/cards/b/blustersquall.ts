import {
  all,
  card,
  cost,
  creature,
  does,
  each,
  not,
  overload,
  readTwice,
  tapThese,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Taps a creature of another player, or for more each of them. */
export const blustersquall = card({
  name: 'Blustersquall',
  cost: '{U}',
  type: 'Instant',
  alternativeCosts: [overload(cost('{3}{U}'), does(tapThese(each(all(creature, not(youControl))))))],
  spell: does(tapThese(), targets(all(creature, not(youControl)))),
  reading: readTwice('d9129def89'),
});
