import { activated, addMana, card, cost, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** One mana into black and green. */
export const golgariSignet = card({
  name: 'Golgari Signet',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), addMana(mana('{B}{G}')))],
  reading: readTwice('acb0a020e2'),
});
