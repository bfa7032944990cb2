import {
  all,
  attacking,
  card,
  controllerOf,
  creature,
  does,
  gainLife,
  putOnLibrary,
  readTwice,
  sequence,
  target,
  targets,
  toughnessOf,
} from '../../vocabulary/index.ts';

/** An attacker goes under its library for as much life as it had toughness. */
export const condemn = card({
  name: 'Condemn',
  cost: '{W}',
  type: 'Instant',
  spell: does(
    sequence(putOnLibrary(target(), 'bottom'), gainLife(toughnessOf(target()), controllerOf(target()))),
    targets(all(creature, attacking)),
  ),
  reading: readTwice('a10d56b52f'),
});
