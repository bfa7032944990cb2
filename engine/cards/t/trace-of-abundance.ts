import {
  addMana,
  anyOneColor,
  attached,
  card,
  controllerOf,
  enchant,
  enchantedGets,
  eventObject,
  gains,
  is,
  land,
  readTwice,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** Shroud, and one mana of any colour more for the land's controller. */
export const traceOfAbundance = card({
  name: 'Trace of Abundance',
  cost: '{R/W}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    enchantedGets(gains('shroud')),
    triggered(tappedForMana(is(attached)), addMana(anyOneColor(), controllerOf(eventObject))),
  ],
  reading: readTwice('c1c8bcfa0c'),
});
