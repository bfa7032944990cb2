import {
  anything,
  card,
  entersWithCounters,
  isSource,
  preventAnd,
  readTwice,
  removeCounters,
  replacement,
} from '../../vocabulary/index.ts';

/** Its counters take the damage, one each time. */
export const phantomWurm = card({
  name: 'Phantom Wurm',
  cost: '{4}{G}{G}',
  type: 'Creature - Wurm Spirit',
  pt: '2/0',
  abilities: [
    entersWithCounters('+1/+1', 4),
    replacement({
      kind: 'damage',
      permanents: isSource,
      players: null,
      from: anything,
      which: 'any',
      change: preventAnd(removeCounters('+1/+1', 1)),
    }),
  ],
  reading: readTwice('13ad77fef8'),
});
