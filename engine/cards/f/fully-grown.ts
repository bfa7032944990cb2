import {
  card,
  creature,
  does,
  modifyPT,
  putCounters,
  readTwice,
  sequence,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A bonus for the turn and a trample counter. */
export const fullyGrown = card({
  name: 'Fully Grown',
  cost: '{2}{G}',
  type: 'Instant',
  spell: does(
    sequence(untilEndOfTurn(target(), modifyPT(3, 3)), putCounters('trample', 1, target())),
    targets(creature),
  ),
  reading: readTwice('ac6990b6fb'),
});
