import {
  card,
  controllerOf,
  creature,
  does,
  exile,
  mayFindBasicLand,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature is exiled, and its controller may find a basic land. */
export const pathToExile = card({
  name: 'Path to Exile',
  cost: '{W}',
  type: 'Instant',
  spell: does(sequence(exile(), mayFindBasicLand(controllerOf(target()), true)), targets(creature)),
  reading: readTwice('6b11991530'),
});
