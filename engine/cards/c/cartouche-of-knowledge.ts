import {
  all,
  card,
  creature,
  draw,
  enchant,
  enchantedGets,
  gains,
  modifyPT,
  readTwice,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A card, and wings for a creature of yours. */
export const cartoucheOfKnowledge = card({
  name: 'Cartouche of Knowledge',
  cost: '{1}{U}',
  type: 'Enchantment - Aura Cartouche',
  abilities: [enchant(all(creature, youControl)), whenEnters(draw()), enchantedGets(modifyPT(1, 1), gains('flying'))],
  reading: readTwice('c6304091c1'),
});
