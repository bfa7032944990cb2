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

/** Two green more for the land's controller. */
export const overgrowth = card({
  name: 'Overgrowth',
  cost: '{2}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    triggered(tappedForMana(is(attached)), addMana(mana('{G}{G}'), controllerOf(eventObject))),
  ],
  reading: readTwice('bc9525f9b3'),
});
