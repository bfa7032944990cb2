import {
  activated,
  attached,
  card,
  cost,
  creature,
  enchant,
  modifyPT,
  readTwice,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Red mana makes the enchanted creature stronger. */
export const firebreathing = card({
  name: 'Firebreathing',
  cost: '{R}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), activated(cost('{R}'), untilEndOfTurn(attached, modifyPT(1, 0)))],
  reading: readTwice('dc74fdc787'),
});
