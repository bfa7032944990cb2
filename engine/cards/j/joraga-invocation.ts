import {
  all,
  card,
  creature,
  does,
  each,
  modifyPT,
  readTwice,
  rule,
  sequence,
  thisTurn,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures are larger and must be blocked. */
export const joragaInvocation = card({
  name: 'Joraga Invocation',
  cost: '{4}{G}{G}',
  type: 'Sorcery',
  spell: does(
    sequence(
      untilEndOfTurn(each(all(creature, youControl)), modifyPT(3, 3)),
      thisTurn(rule({ kind: 'mustBeBlocked', what: all(creature, youControl) })),
    ),
  ),
  reading: readTwice('3f8a5507bf'),
});
