import {
  all,
  card,
  cost,
  creature,
  damage,
  does,
  each,
  not,
  overload,
  readTwice,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** One damage to a creature of another player, or for more to each of them. */
export const electrickery = card({
  name: 'Electrickery',
  cost: '{R}',
  type: 'Instant',
  alternativeCosts: [overload(cost('{1}{R}'), does(damage(1, each(all(creature, not(youControl))))))],
  spell: does(damage(1, target()), targets(all(creature, not(youControl)))),
  reading: readTwice('59dbd946eb'),
});
