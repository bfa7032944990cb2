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

/** Vigilance, and it dies first. */
export const mammothUmbra = card({
  name: 'Mammoth Umbra',
  cost: '{4}{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(3, 3), gains('vigilance')), umbraArmor],
  reading: readTwice('f8948834d6'),
});
