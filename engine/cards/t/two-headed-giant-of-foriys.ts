import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks two. */
export const twoHeadedGiantOfForiys = card({
  name: 'Two-Headed Giant of Foriys',
  cost: '{4}{R}',
  type: 'Creature - Giant',
  pt: '4/4',
  abilities: [...keywords('trample'), rule({ kind: 'blocksMore', what: isSource, more: 1 })],
  reading: readTwice('80fc228916'),
});
