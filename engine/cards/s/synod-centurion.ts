import { artifact, card, other, readTwice, sacrificedWithout } from '../../vocabulary/index.ts';

/** It goes without another artifact. */
export const synodCenturion = card({
  name: 'Synod Centurion',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '4/4',
  abilities: [sacrificedWithout(other, artifact)],
  reading: readTwice('9fb1878c25'),
});
