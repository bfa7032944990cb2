import { card, does, draw, opponents, readTwice, sequence } from '../../vocabulary/index.ts';

/** Two cards for its caster, then one for everyone else. */
export const wordsOfWisdom = card({
  name: 'Words of Wisdom',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(sequence(draw(2), draw(1, opponents))),
  reading: readTwice('188d1f910c'),
});
