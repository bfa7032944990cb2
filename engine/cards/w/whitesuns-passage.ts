import { card, does, gainLife, readTwice } from '../../vocabulary/index.ts';

/** Five life. */
export const whitesunsPassage = card({
  name: "Whitesun's Passage",
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(gainLife(5)),
  reading: readTwice('1eb27605d1'),
});
