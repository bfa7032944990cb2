import {
  all,
  card,
  eventObject,
  exile,
  other,
  putIntoGraveyard,
  readTwice,
  representedByCard,
  triggered,
} from '../../vocabulary/index.ts';

/** Graveyards are emptied card by card. */
export const planarVoid = card({
  name: 'Planar Void',
  cost: '{B}',
  type: 'Enchantment',
  abilities: [triggered(putIntoGraveyard(all(other, representedByCard)), exile(eventObject))],
  reading: readTwice('0994933b80'),
});
