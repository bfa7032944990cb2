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
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A bonus for the turn, a reach counter, and it untaps. */
export const suddenSpinnerets = card({
  name: 'Sudden Spinnerets',
  cost: '{G}',
  type: 'Instant',
  spell: does(
    sequence(untilEndOfTurn(target(), modifyPT(1, 3)), putCounters('reach', 1, target()), untapThese()),
    targets(creature),
  ),
  reading: readTwice('4eb5a26600'),
});
