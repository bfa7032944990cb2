import {
  all,
  card,
  color,
  creature,
  delve,
  destroyForGood,
  does,
  not,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys for good a creature that is not green. */
export const deathRattle = card({
  name: 'Death Rattle',
  cost: '{5}{B}',
  type: 'Instant',
  abilities: [delve],
  spell: does(destroyForGood(), targets(all(creature, not(color('G'))))),
  reading: readTwice('0786a0c6c1'),
});
