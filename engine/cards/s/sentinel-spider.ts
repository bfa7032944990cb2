import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 4/4 Spider with vigilance and reach. */
export const sentinelSpider = card({
  name: 'Sentinel Spider',
  cost: '{3}{G}{G}',
  type: 'Creature - Spider',
  pt: '4/4',
  abilities: keywords('vigilance', 'reach'),
  reading: readTwice('3b1d371b51'),
});
