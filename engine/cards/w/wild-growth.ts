import {
  addMana,
  attached,
  card,
  controllerOf,
  enchant,
  eventObject,
  is,
  land,
  mana,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** One green more for the land's controller. */
export const wildGrowth = card({
  name: 'Wild Growth',
  cost: '{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), triggered(tappedForMana(is(attached)), addMana(mana('{G}'), controllerOf(eventObject)))],
  reading: readTwice('4e628ab7ad'),
});
