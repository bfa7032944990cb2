import { card, creature, damage, does, readTwice, target, targets } from '../../vocabulary/index.ts';

/** Four damage to a creature. */
export const flameSlash = card({
  name: 'Flame Slash',
  cost: '{R}',
  type: 'Sorcery',
  spell: does(damage(4, target()), targets(creature)),
  reading: readTwice('daa607dc2a'),
});
