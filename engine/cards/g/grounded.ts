import { card, creature, enchant, enchantedGets, readTwice } from '../../vocabulary/index.ts';

/** The enchanted creature does not fly. */
export const grounded = card({
  name: 'Grounded',
  cost: '{1}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets({ kind: 'lose', keyword: 'flying' })],
  reading: readTwice('02c51d9e79'),
});
