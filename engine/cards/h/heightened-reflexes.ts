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

/** A bonus for the turn and a first strike counter. */
export const heightenedReflexes = card({
  name: 'Heightened Reflexes',
  cost: '{R}',
  type: 'Instant',
  spell: does(
    sequence(untilEndOfTurn(target(), modifyPT(1, 0)), putCounters('first strike', 1, target())),
    targets(creature),
  ),
  reading: readTwice('164aec2b69'),
});
