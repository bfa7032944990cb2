import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 0/1 Myr with indestructible. */
export const darksteelMyr = card({
  name: 'Darksteel Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '0/1',
  abilities: keywords('indestructible'),
  reading: readTwice('d385edcf95'),
});
