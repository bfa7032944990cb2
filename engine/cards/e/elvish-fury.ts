import {
  buyback,
  card,
  cost,
  creature,
  does,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is larger by two, again and again. */
export const elvishFury = card({
  name: 'Elvish Fury',
  cost: '{G}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{4}'))],
  spell: does(untilEndOfTurn(target(), modifyPT(2, 2)), targets(creature)),
  reading: readTwice('5f63107350'),
});
