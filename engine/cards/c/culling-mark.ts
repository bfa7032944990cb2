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

/** A creature blocks this turn if it can. */
export const cullingMark = card({
  name: 'Culling Mark',
  cost: '{2}{G}',
  type: 'Sorcery',
  spell: does(
    sequence(remember(target(), 'marked'), thisTurn(rule({ kind: 'mustBlock', what: is(bound('marked')) }))),
    targets(creature),
  ),
  reading: readTwice('b903845a65'),
});
