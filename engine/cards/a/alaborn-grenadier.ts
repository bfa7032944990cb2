import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 Human Soldier with vigilance. */
export const alabornGrenadier = card({
  name: 'Alaborn Grenadier',
  cost: '{W}{W}',
  type: 'Creature - Human Soldier',
  pt: '2/2',
  abilities: keywords('vigilance'),
  reading: readTwice('7b186aaf81'),
});
