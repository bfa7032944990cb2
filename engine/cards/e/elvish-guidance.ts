import {
  addMana,
  amountOf,
  attached,
  card,
  controllerOf,
  count,
  enchant,
  eventObject,
  is,
  land,
  readTwice,
  subtype,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** A green more for each Elf, for the land's controller. */
export const elvishGuidance = card({
  name: 'Elvish Guidance',
  cost: '{2}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(land),
    triggered(tappedForMana(is(attached)), addMana(amountOf('G', count(subtype('Elf'))), controllerOf(eventObject))),
  ],
  reading: readTwice('0feba9ff48'),
});
