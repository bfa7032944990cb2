import { artifact, card, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Artifacts as though they had flash. */
export const shimmerMyr = card({
  name: 'Shimmer Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '2/2',
  abilities: [...keywords('flash'), rule({ kind: 'asThoughFlash', what: artifact, who: 'you' })],
  reading: readTwice('13d588ebc5'),
});
