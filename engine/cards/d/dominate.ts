import {
  all,
  card,
  creature,
  does,
  gainControl,
  manaValue,
  readTwice,
  target,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** A creature of mana value X or less, for good. */
export const dominate = card({
  name: 'Dominate',
  cost: '{X}{1}{U}{U}',
  type: 'Instant',
  spell: does(gainControl(target(), 'forever'), targets(all(creature, manaValue('at most', X)))),
  reading: readTwice('4ca801a473'),
});
