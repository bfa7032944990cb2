import { card, keywords, read } from '../../vocabulary/index.ts';

/** A 1/1 Nightmare Dog with lifelink and haste. */
export const banehound = card({
  name: 'Banehound',
  cost: '{B}',
  type: 'Creature - Nightmare Dog',
  pt: '1/1',
  abilities: keywords('lifelink', 'haste'),
  reading: read('199e5397e2'),
});
