import {
  anything,
  card,
  casts,
  cost,
  isSource,
  readTwice,
  removeCounters,
  rule,
  suspend,
  suspended,
  triggered,
} from '../../vocabulary/index.ts';

/** It comes the sooner the more its controller's opponents cast. */
export const deepSeaKraken = card({
  name: 'Deep-Sea Kraken',
  cost: '{7}{U}{U}{U}',
  type: 'Creature - Kraken',
  pt: '6/6',
  abilities: [
    rule({ kind: 'cantBeBlocked', what: isSource }),
    ...suspend(9, cost('{2}{U}')),
    triggered(casts('opponent', anything), removeCounters('time', 1), { zone: 'exile', onlyIf: suspended }),
  ],
  reading: readTwice('7cff99e1a5'),
});
