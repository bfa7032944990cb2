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

/** A bonus for the turn and a flying counter. */
export const spontaneousFlight = card({
  name: 'Spontaneous Flight',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(
    sequence(untilEndOfTurn(target(), modifyPT(2, 2)), putCounters('flying', 1, target())),
    targets(creature),
  ),
  reading: readTwice('2bd3b63fc7'),
});
