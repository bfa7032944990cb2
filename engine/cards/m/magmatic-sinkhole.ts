import {
  any,
  card,
  creature,
  damage,
  delve,
  does,
  planeswalker,
  readTwice,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Five damage to a creature or planeswalker. */
export const magmaticSinkhole = card({
  name: 'Magmatic Sinkhole',
  cost: '{5}{R}',
  type: 'Instant',
  abilities: [delve],
  spell: does(damage(5, target()), targets(any(creature, planeswalker))),
  reading: readTwice('1ef554425b'),
});
