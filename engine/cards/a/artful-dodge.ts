import {
  bound,
  card,
  cost,
  creature,
  does,
  flashback,
  is,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** A creature can't be blocked, and once more from the graveyard. */
export const artfulDodge = card({
  name: 'Artful Dodge',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [flashback(cost('{U}'))],
  spell: does(
    sequence(remember(target(), 'dodger'), thisTurn(rule({ kind: 'cantBeBlocked', what: is(bound('dodger')) }))),
    targets(creature),
  ),
  reading: readTwice('7aa70726f7'),
});
