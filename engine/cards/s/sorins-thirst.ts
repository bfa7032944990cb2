import {
  card,
  creature,
  damage,
  does,
  gainLife,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Two damage to a creature, two life. */
export const sorinsThirst = card({
  name: "Sorin's Thirst",
  cost: '{B}{B}',
  type: 'Instant',
  spell: does(sequence(damage(2, target()), gainLife(2)), targets(creature)),
  reading: readTwice('8052ecb0ca'),
});
