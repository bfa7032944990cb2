import { activated, addMana, asMuchAsUnspent, card, cost, readTwice, tap } from '../../vocabulary/index.ts';

/** Doubles what its controller has unspent; the new mana is free of restrictions. */
export const doublingCube = card({
  name: 'Doubling Cube',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{3}', tap), addMana(asMuchAsUnspent))],
  reading: readTwice('b11a81b36e'),
});
