import { card, destroy, does, permanent, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys any permanent. */
export const vindicate = card({
  name: 'Vindicate',
  cost: '{1}{W}{B}',
  type: 'Sorcery',
  spell: does(destroy(), targets(permanent)),
  reading: readTwice('94e9760605'),
});
