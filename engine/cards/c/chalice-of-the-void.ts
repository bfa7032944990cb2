import {
  card,
  casts,
  counterIt,
  countersOn,
  entersWithCounters,
  eventObject,
  manaValue,
  readTwice,
  source,
  triggered,
  X,
} from '../../vocabulary/index.ts';

/** X charge counters; it counters what has just as high a mana value. */
export const chaliceOfTheVoid = card({
  name: 'Chalice of the Void',
  cost: '{X}{X}',
  type: 'Artifact',
  abilities: [
    entersWithCounters('charge', X),
    triggered(casts('anyone', manaValue('exactly', countersOn('charge', source))), counterIt(eventObject)),
  ],
  reading: readTwice('b87eb2a8f1'),
});
