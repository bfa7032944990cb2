import {
  allOf,
  card,
  creature,
  does,
  duringStep,
  readTwice,
  rule,
  thisTurn,
  unless,
  yourTurn,
} from '../../vocabulary/index.ts';

/** Nobody's creatures attack for the rest of the turn; it is cast only in the upkeep of an opponent. */
export const festival = card({
  name: 'Festival',
  cost: '{W}',
  type: 'Instant',
  castOnlyIf: allOf(unless(yourTurn), duringStep('upkeep')),
  spell: does(thisTurn(rule({ kind: 'cantAttack', what: creature }))),
  reading: readTwice('11319f40d3'),
});
