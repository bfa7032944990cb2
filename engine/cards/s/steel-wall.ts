import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 0/4 Wall with defender. */
export const steelWall = card({
  name: 'Steel Wall',
  cost: '{1}',
  type: 'Artifact Creature - Wall',
  pt: '0/4',
  abilities: keywords('defender'),
  reading: readTwice('82fdab2205'),
});
