import {
  card,
  creature,
  does,
  gains,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature strikes first for a turn. */
export const kindledFury = card({
  name: 'Kindled Fury',
  cost: '{R}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(1, 0), gains('first strike')), targets(creature)),
  reading: readTwice('ee73ba45ed'),
});
