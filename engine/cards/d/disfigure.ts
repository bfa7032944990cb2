import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is smaller by two for the turn. */
export const disfigure = card({
  name: 'Disfigure',
  cost: '{B}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(-2, -2)), targets(creature)),
  reading: readTwice('163493e09f'),
});
