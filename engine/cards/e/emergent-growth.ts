import {
  bound,
  card,
  creature,
  does,
  is,
  modifyPT,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature grows and has to be blocked. */
export const emergentGrowth = card({
  name: 'Emergent Growth',
  cost: '{3}{G}',
  type: 'Sorcery',
  spell: does(
    sequence(
      remember(target(), 'grown'),
      untilEndOfTurn(target(), modifyPT(5, 5)),
      thisTurn(rule({ kind: 'mustBeBlocked', what: is(bound('grown')) })),
    ),
    targets(creature),
  ),
  reading: readTwice('dc2f3c7c01'),
});
