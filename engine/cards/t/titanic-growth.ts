import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is larger by four. */
export const titanicGrowth = card({
  name: 'Titanic Growth',
  cost: '{1}{G}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(4, 4)), targets(creature)),
  reading: readTwice('3e09d2a022'),
});
