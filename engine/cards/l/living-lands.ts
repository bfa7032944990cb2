import { alsoTypes, anthem, card, readTwice, setBasePT, subtype } from '../../vocabulary/index.ts';

/** Every Forest is a 1/1 creature besides. */
export const livingLands = card({
  name: 'Living Lands',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [anthem(subtype('Forest'), alsoTypes(['creature']), setBasePT(1, 1))],
  reading: readTwice('5e2aaa3c43'),
});
