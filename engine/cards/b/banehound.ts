import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Nightmare Dog with lifelink and haste. */
export const banehound = card({
  name: 'Banehound',
  cost: '{B}',
  type: 'Creature - Nightmare Dog',
  pt: '1/1',
  abilities: keywords('lifelink', 'haste'),
  reading: readTwice('199e5397e2'),
});
