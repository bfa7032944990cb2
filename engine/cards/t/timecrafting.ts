import {
  all,
  any,
  card,
  chooseModes,
  inZone,
  mode,
  putCounters,
  readTwice,
  removeCounters,
  suspendedCard,
  target,
  targets,
  withCounter,
  X,
} from '../../vocabulary/index.ts';

/** Time goes faster, or slower. */
export const timecrafting = card({
  name: 'Timecrafting',
  cost: '{X}{R}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('X time counters go', removeCounters('time', X, target()), targets(any(inZone('battlefield'), suspendedCard))),
    mode(
      'X time counters come',
      putCounters('time', X, target()),
      targets(any(all(inZone('battlefield'), withCounter('time')), suspendedCard)),
    ),
  ),
  reading: readTwice('c8b0053d3b'),
});
