import { activated, addMana, card, cost, mana, readTwice, tap, tapFor } from '../../vocabulary/index.ts';

/** Colourless, or all colours for five. */
export const crystalQuarry = card({
  name: 'Crystal Quarry',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('{5}', tap), addMana(mana('{W}{U}{B}{R}{G}')))],
  reading: readTwice('845c68d346'),
});
