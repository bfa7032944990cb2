import { card, destroy, does, permanent, read, targets } from '../../vocabulary/index.ts';

/** Destroys any permanent. */
export const vindicate = card({
  name: 'Vindicate',
  cost: '{1}{W}{B}',
  type: 'Sorcery',
  spell: does(destroy(), targets(permanent)),
  reading: read('94e9760605'),
});
