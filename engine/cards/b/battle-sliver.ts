import { all, anthem, card, creature, modifyPT, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** Slivers of its controller are stronger by two. */
export const battleSliver = card({
  name: 'Battle Sliver',
  cost: '{4}{R}',
  type: 'Creature - Sliver',
  pt: '3/3',
  abilities: [anthem(all(creature, subtype('Sliver'), youControl), modifyPT(2, 0))],
  reading: readTwice('af83753c8d'),
});
