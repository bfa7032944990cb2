import {
  all,
  card,
  controllerOf,
  creature,
  does,
  exile,
  gainLife,
  power,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Exiles a weak creature for four life. */
export const lastBreath = card({
  name: 'Last Breath',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(sequence(exile(), gainLife(4, controllerOf(target()))), targets(all(creature, power('at most', 2)))),
  reading: readTwice('1a2b8e3080'),
});
