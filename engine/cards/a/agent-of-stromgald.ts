import { activated, addMana, card, cost, mana, readTwice } from '../../vocabulary/index.ts';

/** Red mana becomes black. */
export const agentOfStromgald = card({
  name: 'Agent of Stromgald',
  cost: '{R}',
  type: 'Creature - Human Knight',
  pt: '1/1',
  abilities: [activated(cost('{R}'), addMana(mana('{B}')))],
  reading: readTwice('a2a1e3e947'),
});
