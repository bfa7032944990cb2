import { activated, card, cost, creature, readTwice, tap, tapThese, targets } from '../../vocabulary/index.ts';

/** Taps a creature. */
export const gideonsLawkeeper = card({
  name: "Gideon's Lawkeeper",
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [activated(cost('{W}', tap), tapThese(), { targets: [targets(creature)] })],
  reading: readTwice('dfb9a14963'),
});
