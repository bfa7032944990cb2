import {
  card,
  chooseOneOrEntwine,
  cost,
  creature,
  mode,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Takes power away, switches power and toughness, or both for another colour. */
export const twistedReflection = card({
  name: 'Twisted Reflection',
  cost: '{1}{U}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('{B}'),
    mode('-6/-0', untilEndOfTurn(target(), modifyPT(-6, 0)), targets(creature)),
    mode('switch power and toughness', untilEndOfTurn(target(), { kind: 'switchPT' }), targets(creature)),
  ),
  reading: readTwice('e65c7f5950'),
});
