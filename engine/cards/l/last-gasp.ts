import { card, creature, does, modifyPT, readTwice, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is smaller by three. */
export const lastGasp = card({
  name: 'Last Gasp',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(-3, -3)), targets(creature)),
  reading: readTwice('e8bc8350ab'),
});
