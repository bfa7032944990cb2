import { card, draw, keywords, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A wall that replaces itself. */
export const wallOfOmens = card({
  name: 'Wall of Omens',
  cost: '{1}{W}',
  type: 'Creature - Wall',
  pt: '0/4',
  abilities: [...keywords('defender'), whenEnters(draw())],
  reading: readTwice('e188cec74c'),
});
