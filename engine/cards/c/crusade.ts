import { all, anthem, card, color, creature, modifyPT, read } from '../../vocabulary/index.ts';

/** One more of both for every white creature. */
export const crusade = card({
  name: 'Crusade',
  cost: '{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, color('W')), modifyPT(1, 1))],
  reading: read('b54f2d08da'),
});
