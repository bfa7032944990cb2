import { card, creature, does, putOnLibrary, readTwice, target, targets } from '../../vocabulary/index.ts';

/** A creature goes to its library. */
export const griptide = card({
  name: 'Griptide',
  cost: '{3}{U}',
  type: 'Instant',
  spell: does(putOnLibrary(target(), 'top'), targets(creature)),
  reading: readTwice('31532dd2a4'),
});
