import {
  card,
  controllerOf,
  creature,
  does,
  exile,
  gainLife,
  powerOf,
  read,
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
  reading: read('03c7ae8fb4'),
});
