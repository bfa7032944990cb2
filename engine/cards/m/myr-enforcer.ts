import { affinityFor, artifact, card, readTwice } from '../../vocabulary/index.ts';

/** A 4/4, cheaper for each artifact. */
export const myrEnforcer = card({
  name: 'Myr Enforcer',
  cost: '{7}',
  type: 'Artifact Creature - Myr',
  pt: '4/4',
  abilities: [affinityFor(artifact)],
  reading: readTwice('c04f9ed785'),
});
