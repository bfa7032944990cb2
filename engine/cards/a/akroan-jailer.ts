import { activated, card, cost, creature, readTwice, tap, tapThese, targets } from '../../vocabulary/index.ts';

/** Taps a creature. */
export const akroanJailer = card({
  name: 'Akroan Jailer',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [activated(cost('{2}{W}', tap), tapThese(), { targets: [targets(creature)] })],
  reading: readTwice('560c755147'),
});
