import {
  addMana,
  card,
  controllerOf,
  eventObject,
  mana,
  readTwice,
  subtype,
  tappedForMana,
  triggered,
} from '../../vocabulary/index.ts';

/** One green more for each Forest, whoever taps it. */
export const vernalBloom = card({
  name: 'Vernal Bloom',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(subtype('Forest')), addMana(mana('{G}'), controllerOf(eventObject)))],
  reading: readTwice('af7f5fac9a'),
});
