import {
  becomesUntapped,
  card,
  controllerOf,
  eventObject,
  mill,
  permanent,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Untapping mills. */
export const mesmericOrb = card({
  name: 'Mesmeric Orb',
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(becomesUntapped(permanent), mill(1, controllerOf(eventObject)))],
  reading: readTwice('0b3cea8a5a'),
});
