import {
  all,
  beginningOf,
  card,
  exists,
  gainLife,
  land,
  readTwice,
  triggered,
  unless,
  untapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Two life at the end of a turn in which every land is tapped. */
export const wellOfLife = card({
  name: 'Well of Life',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered(beginningOf('end', 'you'), gainLife(2), { onlyIf: unless(exists(all(land, untapped, youControl))) }),
  ],
  reading: readTwice('33f66f3c05'),
});
