import { card, does, gainLife, readTwice } from '../../vocabulary/index.ts';

/** Seven life. */
export const angelsMercy = card({
  name: "Angel's Mercy",
  cost: '{2}{W}{W}',
  type: 'Instant',
  spell: does(gainLife(7)),
  reading: readTwice('7071a58a81'),
});
