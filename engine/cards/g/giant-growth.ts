import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Three more of both for the turn. */
export const giantGrowth = card({
  name: 'Giant Growth',
  cost: '{G}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(3, 3)), targets(creature)),
  reading: readTwice('94ca5acb80'),
});
