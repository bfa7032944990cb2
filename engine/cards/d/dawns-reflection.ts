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

/** Two mana more of the enchanted land, in any colours. */
export const dawnsReflection = card({
  name: "Dawn's Reflection",
  cost: '{3}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    triggered(tappedForMana(is(attached)), addMana(anyCombination(2), controllerOf(eventObject))),
  ],
  reading: readTwice('14d8de4e14'),
});
