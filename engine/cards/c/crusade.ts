import { all, anthem, card, color, creature, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** One more of both for every white creature. */
export const crusade = card({
  name: 'Crusade',
  cost: '{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, color('W')), modifyPT(1, 1))],
  reading: readTwice('b54f2d08da'),
});
