import {
  all,
  artifact,
  card,
  exists,
  itIsSo,
  other,
  readTwice,
  sacrificeThese,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes without another artifact. */
export const synodCenturion = card({
  name: 'Synod Centurion',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '4/4',
  abilities: [triggered(itIsSo(unless(exists(all(other, artifact, youControl)))), sacrificeThese())],
  reading: readTwice('9fb1878c25'),
});
