import { card, creature, enchant, enchantedGets, modifyPT, readTwice, umbraArmor } from '../../vocabulary/index.ts';

/** A great bonus, and it dies first. */
export const boarUmbra = card({
  name: 'Boar Umbra',
  cost: '{2}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(3, 3)), umbraArmor],
  reading: readTwice('aec7a629c6'),
});
