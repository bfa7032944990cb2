import {
  attached,
  becomesTapped,
  card,
  controllerOf,
  damage,
  enchant,
  eventObject,
  is,
  land,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** 2 damage to the land's controller whenever it becomes tapped, for mana or not. */
export const psychicVenom = card({
  name: 'Psychic Venom',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), triggered(becomesTapped(is(attached)), damage(2, controllerOf(eventObject)))],
  reading: readTwice('46d535353f'),
});
