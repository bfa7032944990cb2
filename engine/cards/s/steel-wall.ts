import { card, keywords, read } from '../../vocabulary/index.ts';

/** A 0/4 Wall with defender. */
export const steelWall = card({
  name: 'Steel Wall',
  cost: '{1}',
  type: 'Artifact Creature - Wall',
  pt: '0/4',
  abilities: keywords('defender'),
  reading: read('82fdab2205'),
});
