import {
  all,
  artifact,
  card,
  exists,
  itIsSo,
  keywords,
  readTwice,
  sacrificeThese,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes without an artifact. */
export const covetousDragon = card({
  name: 'Covetous Dragon',
  cost: '{4}{R}',
  type: 'Creature - Dragon',
  pt: '6/5',
  abilities: [...keywords('flying'), triggered(itIsSo(unless(exists(all(artifact, youControl)))), sacrificeThese())],
  reading: readTwice('91b003b1f5'),
});
