import { card, does, draw, opponents, read, sequence } from '../../vocabulary/index.ts';

/** Two cards for its caster, then one for everyone else. */
export const wordsOfWisdom = card({
  name: 'Words of Wisdom',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(sequence(draw(2), draw(1, opponents))),
  reading: read('188d1f910c'),
});
