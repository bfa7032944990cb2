import {
  bound,
  card,
  creature,
  does,
  is,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** A creature blocks another this turn if it can. */
export const huntDown = card({
  name: 'Hunt Down',
  cost: '{G}',
  type: 'Sorcery',
  spell: does(
    sequence(
      remember(target(0), 'hunter'),
      remember(target(1), 'prey'),
      thisTurn(rule({ kind: 'mustBlockThese', what: is(bound('hunter')), attackers: is(bound('prey')) })),
    ),
    targets(creature),
    targets(creature),
  ),
  reading: readTwice('8e8867981f'),
});
