import { all, anthem, card, creature, modifyPT, readTwice, youControl } from '../../vocabulary/index.ts';

/** One more of both for its controller's creatures. */
export const gloriousAnthem = card({
  name: 'Glorious Anthem',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), modifyPT(1, 1))],
  reading: readTwice('ce0bb963a8'),
});
