import {
  all,
  card,
  creature,
  dies,
  keywords,
  may,
  other,
  putCounters,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** It grows by the deaths of others. */
export const rockslideElemental = card({
  name: 'Rockslide Elemental',
  cost: '{2}{R}',
  type: 'Creature - Elemental',
  pt: '1/1',
  abilities: [...keywords('first strike'), triggered(dies(all(other, creature)), may(putCounters('+1/+1', 1)))],
  reading: readTwice('35beb9f0ba'),
});
