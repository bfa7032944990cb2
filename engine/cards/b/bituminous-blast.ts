import { card, cascade, creature, damage, does, read, target, targets } from '../../vocabulary/index.ts';

/** Four damage to a creature, with cascade. */
export const bituminousBlast = card({
  name: 'Bituminous Blast',
  cost: '{3}{B}{R}',
  type: 'Instant',
  abilities: [cascade()],
  spell: does(damage(4, target()), targets(creature)),
  reading: read('f4c27ae817'),
});
