import { attachedBySource, card, creature, enchant, readTwice, rule } from '../../vocabulary/index.ts';

/** Nothing blocks the enchanted creature. */
export const cloakOfMists = card({
  name: 'Cloak of Mists',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), rule({ kind: 'cantBeBlocked', what: attachedBySource })],
  reading: readTwice('bd58f77fb5'),
});
