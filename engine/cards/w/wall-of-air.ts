import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/5 Wall with defender and flying. */
export const wallOfAir = card({
  name: 'Wall of Air',
  cost: '{1}{U}{U}',
  type: 'Creature - Wall',
  pt: '1/5',
  abilities: keywords('defender', 'flying'),
  reading: readTwice('72303c53ee'),
});
