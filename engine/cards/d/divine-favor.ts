import {
  card,
  creature,
  enchant,
  enchantedGets,
  gainLife,
  modifyPT,
  readTwice,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Three life, and a tougher creature. */
export const divineFavor = card({
  name: 'Divine Favor',
  cost: '{1}{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), whenEnters(gainLife(3)), enchantedGets(modifyPT(1, 3))],
  reading: readTwice('3759b223fe'),
});
