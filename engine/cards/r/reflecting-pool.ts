import { all, card, chooseFrom, couldProduce, land, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Makes a type that a land of its controller, itself among them, could make. */
export const reflectingPool = card({
  name: 'Reflecting Pool',
  cost: '',
  type: 'Land',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, youControl), 'types')))],
  reading: readTwice('208266d8b6'),
});
