import { card, creature, enchant, enchantedGets, modifyPT, readTwice, umbraArmor } from '../../vocabulary/index.ts';

/** Much toughness, and it dies first. */
export const elandUmbra = card({
  name: 'Eland Umbra',
  cost: '{1}{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(0, 4)), umbraArmor],
  reading: readTwice('6e9c1f084a'),
});
