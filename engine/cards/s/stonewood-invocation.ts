import {
  card,
  creature,
  does,
  gains,
  modifyPT,
  readTwice,
  splitSecond,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Strength and shroud for a creature, and nobody can respond. */
export const stonewoodInvocation = card({
  name: 'Stonewood Invocation',
  cost: '{3}{G}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(untilEndOfTurn(target(), modifyPT(5, 5), gains('shroud')), targets(creature)),
  reading: readTwice('3c9249e7da'),
});
