import { card, does, draw, readTwice, scry, sequence } from '../../vocabulary/index.ts';

/** A look at the next card, and a card. */
export const opt = card({
  name: 'Opt',
  cost: '{U}',
  type: 'Instant',
  spell: does(sequence(scry(1), draw())),
  reading: readTwice('ede6887e4c'),
});
