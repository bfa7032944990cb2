import { card, creature, does, putCounters, readTwice, sequence, target, targets } from '../../vocabulary/index.ts';

/** Two counters, for one creature or two. */
export const commonBond = card({
  name: 'Common Bond',
  cost: '{1}{G}{W}',
  type: 'Instant',
  spell: does(
    sequence(putCounters('+1/+1', 1, target(0)), putCounters('+1/+1', 1, target(1))),
    targets(creature),
    targets(creature),
  ),
  reading: readTwice('624dbb2152'),
});
