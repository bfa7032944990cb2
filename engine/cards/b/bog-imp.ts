import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Imp with flying. */
export const bogImp = card({
  name: 'Bog Imp',
  cost: '{1}{B}',
  type: 'Creature - Imp',
  pt: '1/1',
  abilities: keywords('flying'),
  reading: readTwice('3d1fb46cfb'),
});
