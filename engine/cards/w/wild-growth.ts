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
  read,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** One green more for the land's controller. */
export const wildGrowth = card({
  name: 'Wild Growth',
  cost: '{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), triggered(tappedForMana(is(attached)), addMana(mana('{G}'), controllerOf(eventObject)))],
  reading: read('4e628ab7ad'),
});
