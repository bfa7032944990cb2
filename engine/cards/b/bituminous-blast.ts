import { card, cascade, creature, damage, does, readTwice, target, targets } from '../../vocabulary/index.ts';

/** Four damage to a creature, with cascade. */
export const bituminousBlast = card({
  name: 'Bituminous Blast',
  cost: '{3}{B}{R}',
  type: 'Instant',
  abilities: [cascade()],
  spell: does(damage(4, target()), targets(creature)),
  reading: readTwice('f4c27ae817'),
});
