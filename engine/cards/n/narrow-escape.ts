import {
  card,
  does,
  gainLife,
  readTwice,
  returnToHand,
  sequence,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A permanent is saved, with life. */
export const narrowEscape = card({
  name: 'Narrow Escape',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(sequence(returnToHand(), gainLife(4)), targets(youControl)),
  reading: readTwice('3d5b2ea49c'),
});
