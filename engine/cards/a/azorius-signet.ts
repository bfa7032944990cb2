import { activated, addMana, card, cost, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** One mana into white and blue. */
export const azoriusSignet = card({
  name: 'Azorius Signet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), addMana(mana('{W}{U}')))],
  reading: readTwice('162e9c2434'),
});
