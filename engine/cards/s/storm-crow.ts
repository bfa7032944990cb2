import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/2 Bird with flying. */
export const stormCrow = card({
  name: 'Storm Crow',
  cost: '{1}{U}',
  type: 'Creature - Bird',
  pt: '1/2',
  abilities: keywords('flying'),
  reading: readTwice('3d1fb46cfb'),
});
