import {
  all,
  card,
  color,
  controllerOf,
  creature,
  destroy,
  does,
  loseLife,
  not,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature that is not black, and two life. */
export const hideousEnd = card({
  name: 'Hideous End',
  cost: '{1}{B}{B}',
  type: 'Instant',
  spell: does(sequence(destroy(), loseLife(2, controllerOf(target()))), targets(all(creature, not(color('B'))))),
  reading: readTwice('a24060f5fd'),
});
