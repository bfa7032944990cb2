import {
  all,
  card,
  creature,
  does,
  gains,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Larger, and out of reach. */
export const rangersGuile = card({
  name: "Ranger's Guile",
  cost: '{G}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(1, 1), gains('hexproof')), targets(all(creature, youControl))),
  reading: readTwice('c4757ccc3b'),
});
