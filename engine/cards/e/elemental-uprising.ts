import {
  all,
  becomesCreature,
  bound,
  card,
  does,
  gains,
  is,
  land,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A land fights and must be blocked. */
export const elementalUprising = card({
  name: 'Elemental Uprising',
  cost: '{1}{G}',
  type: 'Instant',
  spell: does(
    sequence(
      untilEndOfTurn(target(), ...becomesCreature(['creature'], ['Elemental'], 4, 4), gains('haste')),
      remember(target(), 'risen'),
      thisTurn(rule({ kind: 'mustBeBlocked', what: is(bound('risen')) })),
    ),
    targets(all(land, youControl)),
  ),
  reading: readTwice('a0889cb91f'),
});
