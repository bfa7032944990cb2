import {
  addMana,
  anyOneColor,
  attached,
  card,
  controllerOf,
  enchant,
  eventObject,
  is,
  land,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** One mana of any colour more for the land's controller. */
export const fertileGround = card({
  name: 'Fertile Ground',
  cost: '{1}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), triggered(tappedForMana(is(attached)), addMana(anyOneColor(), controllerOf(eventObject)))],
  reading: readTwice('d78a3fdae2'),
});
