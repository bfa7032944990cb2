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

/** First strike, and it dies first. */
export const hyenaUmbra = card({
  name: 'Hyena Umbra',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(1, 1), gains('first strike')), umbraArmor],
  reading: readTwice('b2a48ec18e'),
});
