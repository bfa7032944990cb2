import { card, destroy, does, each, readTwice, subtype } from '../../vocabulary/index.ts';

/** Destroys all Islands. */
export const boil = card({
  name: 'Boil',
  cost: '{3}{R}',
  type: 'Instant',
  spell: does(destroy(each(subtype('Island')))),
  reading: readTwice('8c2b6ad7fd'),
});
