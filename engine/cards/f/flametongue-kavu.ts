import { card, creature, damage, readTwice, target, targets, whenEnters } from '../../vocabulary/index.ts';

/** Four damage to a creature as it arrives, whether it likes to or not. */
export const flametongueKavu = card({
  name: 'Flametongue Kavu',
  cost: '{3}{R}',
  type: 'Creature - Kavu',
  pt: '4/2',
  abilities: [whenEnters(damage(4, target()), { targets: [targets(creature)] })],
  reading: readTwice('85a0755799'),
});
