import {
  card,
  creature,
  does,
  putCounters,
  readTwice,
  sequence,
  target,
  targets,
  untapThese,
} from '../../vocabulary/index.ts';

/** Two counters, and it is ready again. */
export const dragonscaleBoon = card({
  name: 'Dragonscale Boon',
  cost: '{3}{G}',
  type: 'Instant',
  spell: does(sequence(putCounters('+1/+1', 2, target()), untapThese()), targets(creature)),
  reading: readTwice('07902a5292'),
});
