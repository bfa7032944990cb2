import { attached, card, creature, enchant, is, readTwice, rule } from '../../vocabulary/index.ts';

/** The enchanted creature does not untap. */
export const dehydration = card({
  name: 'Dehydration',
  cost: '{3}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), rule({ kind: 'doesntUntap', what: is(attached) })],
  reading: readTwice('b47a1fcbb2'),
});
