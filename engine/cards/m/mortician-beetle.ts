import { card, creature, may, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** Grows on any creature sacrificed, at choice. */
export const morticianBeetle = card({
  name: 'Mortician Beetle',
  cost: '{B}',
  type: 'Creature - Insect',
  pt: '1/1',
  abilities: [triggered({ kind: 'sacrifices', what: creature, who: 'anyone' }, may(putCounters('+1/+1', 1)))],
  reading: readTwice('59c9641ace'),
});
