import {
  card,
  creature,
  enchant,
  enchantedGets,
  gains,
  modifyPT,
  readTwice,
  umbraArmor,
} from '../../vocabulary/index.ts';

/** Flying, and it dies first. */
export const drakeUmbra = card({
  name: 'Drake Umbra',
  cost: '{4}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(3, 3), gains('flying')), umbraArmor],
  reading: readTwice('f411c6cc3e'),
});
