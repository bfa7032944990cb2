import { card, creature, does, putCounters, readTwice, sequence, target, targets } from '../../vocabulary/index.ts';

/** Two counters, one of which gives lifelink. */
export const unexpectedFangs = card({
  name: 'Unexpected Fangs',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(sequence(putCounters('+1/+1', 1, target()), putCounters('lifelink', 1, target())), targets(creature)),
  reading: readTwice('7bd048413e'),
});
