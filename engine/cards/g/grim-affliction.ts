import {
  card,
  creature,
  does,
  proliferate,
  putCounters,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A -1/-1 counter, and proliferates. */
export const grimAffliction = card({
  name: 'Grim Affliction',
  cost: '{2}{B}',
  type: 'Instant',
  spell: does(sequence(putCounters('-1/-1', 1, target()), proliferate), targets(creature)),
  reading: readTwice('617919fce3'),
});
