import { activated, addMana, anyOneColor, card, cost, payLife, readTwice, tap } from '../../vocabulary/index.ts';

/** Any colour for 1 life. */
export const manaConfluence = card({
  name: 'Mana Confluence',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('', tap, payLife(1)), addMana(anyOneColor()))],
  reading: readTwice('e381b99c0c'),
});
