import { all, anthem, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Your creatures strike first. */
export const knighthood = card({
  name: 'Knighthood',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), gains('first strike'))],
  reading: readTwice('2098f814e4'),
});
