import { card, creature, does, putCounters, readTwice, target, targets } from '../../vocabulary/index.ts';

/** One +1/+1 counter. */
export const battlegrowth = card({
  name: 'Battlegrowth',
  cost: '{G}',
  type: 'Instant',
  spell: does(putCounters('+1/+1', 1, target()), targets(creature)),
  reading: readTwice('27d20d306c'),
});
