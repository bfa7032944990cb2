import { card, does, draw, read, scry, sequence } from '../../vocabulary/index.ts';

/** A look at the next card, and a card. */
export const opt = card({
  name: 'Opt',
  cost: '{U}',
  type: 'Instant',
  spell: does(sequence(scry(1), draw())),
  reading: read('ede6887e4c'),
});
