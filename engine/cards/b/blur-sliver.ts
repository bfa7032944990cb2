import { all, anthem, card, creature, gains, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** Slivers of its controller have haste. */
export const blurSliver = card({
  name: 'Blur Sliver',
  cost: '{2}{R}',
  type: 'Creature - Sliver',
  pt: '2/2',
  abilities: [anthem(all(creature, subtype('Sliver'), youControl), gains('haste'))],
  reading: readTwice('4bfaa46ffa'),
});
