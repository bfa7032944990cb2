import { all, anthem, card, creature, modifyPT, readTwice, youControl } from '../../vocabulary/index.ts';

/** One more of both for its controller's creatures. */
export const gaeasAnthem = card({
  name: "Gaea's Anthem",
  cost: '{1}{G}{G}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), modifyPT(1, 1))],
  reading: readTwice('ce0bb963a8'),
});
