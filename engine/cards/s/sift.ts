import { card, discard, does, draw, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Three cards for one. */
export const sift = card({
  name: 'Sift',
  cost: '{3}{U}',
  type: 'Sorcery',
  spell: does(sequence(draw(3), discard(1, you))),
  reading: readTwice('3e8601598e'),
});
