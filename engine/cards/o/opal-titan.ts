import {
  card,
  casts,
  creature,
  eventObject,
  protectionFromColorsOf,
  readTwice,
  wakesAs,
} from '../../vocabulary/index.ts';

/** A Giant that nothing of the colours that woke it can touch. */
export const opalTitan = card({
  name: 'Opal Titan',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [wakesAs('Giant', casts('opponent', creature), 4, 4, protectionFromColorsOf(eventObject))],
  reading: readTwice('2decfbf28b'),
});
