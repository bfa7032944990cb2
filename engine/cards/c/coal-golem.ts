import { activated, addMana, card, cost, mana, readTwice, sacrificeSource } from '../../vocabulary/index.ts';

/** Three red mana at its end. */
export const coalGolem = card({
  name: 'Coal Golem',
  cost: '{5}',
  type: 'Artifact Creature - Golem',
  pt: '3/3',
  abilities: [activated(cost('{3}', sacrificeSource), addMana(mana('{R}{R}{R}')))],
  reading: readTwice('fdecf58abe'),
});
