import {
  card,
  draw,
  entersWithCounters,
  gainLife,
  half,
  keywords,
  readTwice,
  sequence,
  whenCast,
  X,
} from '../../vocabulary/index.ts';

/** Half of its X in life and cards as it is cast; X counters as it enters. */
export const hydroidKrasis = card({
  name: 'Hydroid Krasis',
  cost: '{X}{G}{U}',
  type: 'Creature - Jellyfish Hydra Beast',
  pt: '0/0',
  abilities: [
    whenCast(sequence(gainLife(half(X)), draw(half(X)))),
    ...keywords('flying', 'trample'),
    entersWithCounters('+1/+1', X),
  ],
  reading: readTwice('8e285265db'),
});
