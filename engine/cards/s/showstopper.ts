import {
  all,
  card,
  creature,
  damage,
  does,
  each,
  grants,
  opponentControls,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  whenDies,
  youControl,
} from '../../vocabulary/index.ts';

/** The death of each creature is two damage. */
export const showstopper = card({
  name: 'Showstopper',
  cost: '{1}{B}{R}',
  type: 'Instant',
  spell: does(
    untilEndOfTurn(
      each(all(creature, youControl)),
      grants(whenDies(damage(2, target()), { targets: [targets(all(creature, opponentControls))] })),
    ),
  ),
  reading: readTwice('336762d6f5'),
});
