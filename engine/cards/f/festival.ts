import {
  allOf,
  card,
  creature,
  does,
  duringStep,
  read,
  rule,
  thisTurn,
  unless,
  yourTurn,
} from '../../vocabulary/index.ts';

/** Creatures can't attack this turn; it is cast only in an opponent's upkeep. */
export const festival = card({
  name: 'Festival',
  cost: '{W}',
  type: 'Instant',
  castOnlyIf: allOf(unless(yourTurn), duringStep('upkeep')),
  spell: does(thisTurn(rule({ kind: 'cantAttack', what: creature }))),
  reading: read('11319f40d3'),
});
