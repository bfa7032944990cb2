import {
  anyOneColor,
  card,
  countersOn,
  entersWithCounters,
  readTwice,
  source,
  tapFor,
  X,
} from '../../vocabulary/index.ts';

/** X charge counters, and as much of one colour. */
export const astralCornucopia = card({
  name: 'Astral Cornucopia',
  cost: '{X}{X}{X}',
  type: 'Artifact',
  abilities: [entersWithCounters('charge', X), tapFor(anyOneColor(countersOn('charge', source)))],
  reading: readTwice('0b30ff6622'),
});
