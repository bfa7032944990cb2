import { all, anthem, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** One blocker is not enough for your creatures. */
export const goblinWarDrums = card({
  name: 'Goblin War Drums',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), gains('menace'))],
  reading: readTwice('b0ae663cfa'),
});
