import {
  bound,
  card,
  creature,
  does,
  gains,
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

/** A creature grows, tramples and has to be blocked. */
export const enlarge = card({
  name: 'Enlarge',
  cost: '{3}{G}{G}',
  type: 'Sorcery',
  spell: does(
    sequence(
      remember(target(), 'grown'),
      untilEndOfTurn(target(), modifyPT(7, 7), gains('trample')),
      thisTurn(rule({ kind: 'mustBeBlocked', what: is(bound('grown')) })),
    ),
    targets(creature),
  ),
  reading: readTwice('0543dbcbf6'),
});
