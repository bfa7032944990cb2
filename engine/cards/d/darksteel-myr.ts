import { card, keywords, read } from '../../vocabulary/index.ts';

/** A 0/1 Myr with indestructible. */
export const darksteelMyr = card({
  name: 'Darksteel Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '0/1',
  abilities: keywords('indestructible'),
  reading: read('d385edcf95'),
});
