import {
  all,
  card,
  creature,
  does,
  gainControl,
  gains,
  legendary,
  not,
  readTwice,
  sequence,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature that is not legendary fights for another. */
export const blindWithAnger = card({
  name: 'Blind with Anger',
  cost: '{3}{R}',
  type: 'Instant - Arcane',
  spell: does(
    sequence(untapThese(), gainControl(target(), 'until end of turn'), untilEndOfTurn(target(), gains('haste'))),
    targets(all(creature, not(legendary))),
  ),
  reading: readTwice('79ba14ff2b'),
});
