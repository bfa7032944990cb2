import { artifact, card, keywords, read, rule } from '../../vocabulary/index.ts';

/** Artifacts as though they had flash. */
export const shimmerMyr = card({
  name: 'Shimmer Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '2/2',
  abilities: [...keywords('flash'), rule({ kind: 'asThoughFlash', what: artifact, who: 'you' })],
  reading: read('13d588ebc5'),
});
