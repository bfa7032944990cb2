import {
  card,
  controllerOf,
  damage,
  destroy,
  does,
  ifThen,
  land,
  matches,
  readTwice,
  sequence,
  snow,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a land, and snow hurts. */
export const icequake = card({
  name: 'Icequake',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  spell: does(sequence(destroy(), ifThen(matches(target(), snow), damage(1, controllerOf(target())))), targets(land)),
  reading: readTwice('ce26e4eb70'),
});
