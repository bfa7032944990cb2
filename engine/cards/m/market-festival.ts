import {
  addMana,
  anyCombination,
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

/** Two mana of any colours more for the land's controller. */
export const marketFestival = card({
  name: 'Market Festival',
  cost: '{3}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    triggered(tappedForMana(is(attached)), addMana(anyCombination(2), controllerOf(eventObject))),
  ],
  reading: readTwice('14d8de4e14'),
});
