import { alsoTypes, anthem, card, land, readTwice, setBasePT } from '../../vocabulary/index.ts';

/** Lands are 1/1 creatures too. */
export const livingPlane = card({
  name: 'Living Plane',
  cost: '{2}{G}{G}',
  type: 'World Enchantment',
  abilities: [anthem(land, alsoTypes(['creature']), setBasePT(1, 1))],
  reading: readTwice('daec64df5a'),
});
