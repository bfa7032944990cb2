import {
  any,
  artifact,
  card,
  chooseModes,
  creature,
  destroy,
  gains,
  inZone,
  mode,
  modifyPT,
  readTwice,
  removeCounters,
  suspendedCard,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** An artifact's end, a creature's charge, or time gone faster. */
export const furyCharm = card({
  name: 'Fury Charm',
  cost: '{1}{R}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('destroy an artifact', destroy(), targets(artifact)),
    mode(
      'a creature gets +1/+1 and trample',
      untilEndOfTurn(target(), modifyPT(1, 1), gains('trample')),
      targets(creature),
    ),
    mode(
      'two time counters go',
      removeCounters('time', 2, target()),
      targets(any(inZone('battlefield'), suspendedCard)),
    ),
  ),
  reading: readTwice('ab2d761f9f'),
});
