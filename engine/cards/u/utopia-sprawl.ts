import {
  addMana,
  all,
  attached,
  card,
  chooseFrom,
  choosesColor,
  chosenColor,
  controllerOf,
  enchant,
  eventObject,
  is,
  readTwice,
  subtype,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** One mana of a colour chosen on entering more for the Forest's controller. */
export const utopiaSprawl = card({
  name: 'Utopia Sprawl',
  cost: '{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(subtype('Forest')),
    choosesColor,
    triggered(
      tappedForMana(all(subtype('Forest'), is(attached))),
      addMana(chooseFrom(chosenColor('color')), controllerOf(eventObject)),
    ),
  ],
  reading: readTwice('80d3634585'),
});
