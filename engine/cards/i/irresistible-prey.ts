import {
  bound,
  card,
  creature,
  does,
  draw,
  is,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** A creature must be blocked. */
export const irresistiblePrey = card({
  name: 'Irresistible Prey',
  cost: '{G}',
  type: 'Sorcery',
  spell: does(
    sequence(remember(target(), 'prey'), thisTurn(rule({ kind: 'mustBeBlocked', what: is(bound('prey')) })), draw()),
    targets(creature),
  ),
  reading: readTwice('468f065e9a'),
});
