import {
  all,
  artifact,
  card,
  controllerOf,
  creature,
  damage,
  destroy,
  does,
  exists,
  ifThen,
  readTwice,
  sequence,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Destroys a creature, and burns its controller beside an artifact. */
export const unlicensedDisintegration = card({
  name: 'Unlicensed Disintegration',
  cost: '{1}{B}{R}',
  type: 'Instant',
  spell: does(
    sequence(destroy(), ifThen(exists(all(artifact, youControl)), damage(3, controllerOf(target())))),
    targets(creature),
  ),
  reading: readTwice('aa7c1e7947'),
});
