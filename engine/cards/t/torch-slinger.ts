import {
  card,
  cost,
  creature,
  damage,
  kicked,
  kicker,
  readTwice,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Two damage to a creature, when kicked. */
export const torchSlinger = card({
  name: 'Torch Slinger',
  cost: '{2}{R}',
  type: 'Creature - Goblin Shaman',
  pt: '2/2',
  additionalCosts: [kicker(cost('{1}{R}'))],
  abilities: [whenEnters(damage(2, target()), { onlyIf: kicked, targets: [targets(creature)] })],
  reading: readTwice('75c239ed19'),
});
