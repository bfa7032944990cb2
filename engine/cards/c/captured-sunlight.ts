import { card, cascade, does, gainLife, readTwice } from '../../vocabulary/index.ts';

/** Four life, with cascade. */
export const capturedSunlight = card({
  name: 'Captured Sunlight',
  cost: '{2}{G}{W}',
  type: 'Sorcery',
  abilities: [cascade()],
  spell: does(gainLife(4)),
  reading: readTwice('0fb069a72e'),
});
