import {
  card,
  casts,
  gainLife,
  keywords,
  putCounters,
  readTwice,
  sequence,
  spell,
  triggered,
} from '../../vocabulary/index.ts';

/** It grows with what opponents cast. */
export const sunscorchRegent = card({
  name: 'Sunscorch Regent',
  cost: '{3}{W}{W}',
  type: 'Creature - Dragon',
  pt: '4/3',
  abilities: [
    ...keywords('flying'),
    triggered(casts('opponent', spell), sequence(putCounters('+1/+1', 1), gainLife(1))),
  ],
  reading: readTwice('6c816b9a2d'),
});
