import { all, anthem, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Creatures strike twice, for life. */
export const trueConviction = card({
  name: 'True Conviction',
  cost: '{3}{W}{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), gains('double strike', 'lifelink'))],
  reading: readTwice('ffe3417f3c'),
});
