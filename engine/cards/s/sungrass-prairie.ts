import { activated, addMana, card, cost, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** One mana into green and white. */
export const sungrassPrairie = card({
  name: 'Sungrass Prairie',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('{1}', tap), addMana(mana('{G}{W}')))],
  reading: readTwice('2624c89a7f'),
});
