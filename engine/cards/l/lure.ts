import { attachedBySource, card, creature, enchant, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can block the enchanted creature does. */
export const lure = card({
  name: 'Lure',
  cost: '{1}{G}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), rule({ kind: 'mustBlockThese', what: creature, attackers: attachedBySource })],
  reading: readTwice('a2829652de'),
});
