import { activated, addMana, card, cost, damage, mana, readTwice, sequence, tap, you } from '../../vocabulary/index.ts';

/** Two colourless with 2 damage. */
export const ancientTomb = card({
  name: 'Ancient Tomb',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('', tap), sequence(addMana(mana('{C}{C}')), damage(2, you)))],
  reading: readTwice('288a2ac1f2'),
});
