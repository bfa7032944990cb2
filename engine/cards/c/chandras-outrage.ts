import {
  card,
  controllerOf,
  creature,
  damage,
  does,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Four damage to a creature, two to its controller. */
export const chandrasOutrage = card({
  name: "Chandra's Outrage",
  cost: '{2}{R}{R}',
  type: 'Instant',
  spell: does(sequence(damage(4, target()), damage(2, controllerOf(target()))), targets(creature)),
  reading: readTwice('d6b8570a2a'),
});
