import { anthem, card, creature, readTwice, setColors } from '../../vocabulary/index.ts';

/** Every creature is black. */
export const darkestHour = card({
  name: 'Darkest Hour',
  cost: '{B}',
  type: 'Enchantment',
  abilities: [anthem(creature, setColors('B'))],
  reading: readTwice('46246445c5'),
});
