import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/4 Spider with reach. */
export const giantSpider = card({
  name: 'Giant Spider',
  cost: '{3}{G}',
  type: 'Creature - Spider',
  pt: '2/4',
  abilities: keywords('reach'),
  reading: readTwice('0eeb291d4d'),
});
