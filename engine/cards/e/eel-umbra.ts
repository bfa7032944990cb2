import {
  card,
  creature,
  enchant,
  enchantedGets,
  keywords,
  modifyPT,
  readTwice,
  umbraArmor,
} from '../../vocabulary/index.ts';

/** Comes as fast as an instant, and dies first. */
export const eelUmbra = card({
  name: 'Eel Umbra',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [...keywords('flash'), enchant(creature), enchantedGets(modifyPT(1, 1)), umbraArmor],
  reading: readTwice('31d168210e'),
});
