import {
  card,
  creature,
  draw,
  enchant,
  enchantedGets,
  grants,
  modifyPT,
  readTwice,
  whenDies,
} from '../../vocabulary/index.ts';

/** Stronger, and a card when the creature dies. */
export const infernalScarring = card({
  name: 'Infernal Scarring',
  cost: '{1}{B}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), enchantedGets(modifyPT(2, 0), grants(whenDies(draw())))],
  reading: readTwice('9ffbdd4a6f'),
});
