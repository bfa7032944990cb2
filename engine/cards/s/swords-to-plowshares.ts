import {
  card,
  controllerOf,
  creature,
  does,
  exile,
  gainLife,
  powerOf,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Exiles a creature for as much life as it had power. */
export const swordsToPlowshares = card({
  name: 'Swords to Plowshares',
  cost: '{W}',
  type: 'Instant',
  spell: does(sequence(exile(), gainLife(powerOf(target()), controllerOf(target()))), targets(creature)),
  reading: readTwice('03c7ae8fb4'),
});
