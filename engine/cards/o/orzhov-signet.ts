import { activated, addMana, card, cost, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** One mana into white and black. */
export const orzhovSignet = card({
  name: 'Orzhov Signet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), addMana(mana('{W}{B}')))],
  reading: readTwice('c43c2e7bde'),
});
