import { anthem, card, creature, read, setColors } from '../../vocabulary/index.ts';

/** Every creature is black. */
export const darkestHour = card({
  name: 'Darkest Hour',
  cost: '{B}',
  type: 'Enchantment',
  abilities: [anthem(creature, setColors('B'))],
  reading: read('46246445c5'),
});
