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

/** Reach, and it dies first. */
export const spiderUmbra = card({
  name: 'Spider Umbra',
  cost: '{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(1, 1), gains('reach')), umbraArmor],
  reading: readTwice('8ec44564b5'),
});
