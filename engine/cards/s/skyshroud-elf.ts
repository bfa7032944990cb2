import { activated, addMana, card, cost, mana, oneOf, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Green by tapping; turns any mana into red or white. */
export const skyshroudElf = card({
  name: 'Skyshroud Elf',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{G}')), activated(cost('{1}'), addMana(oneOf('R', 'W')))],
  reading: readTwice('3c243adac1'),
});
