import { alsoTypes, anthem, card, land, readTwice, setBasePT } from '../../vocabulary/index.ts';

/** Lands are 2/2 creatures too. */
export const naturesRevolt = card({
  name: "Nature's Revolt",
  cost: '{3}{G}{G}',
  type: 'Enchantment',
  abilities: [anthem(land, alsoTypes(['creature']), setBasePT(2, 2))],
  reading: readTwice('08eea927cf'),
});
