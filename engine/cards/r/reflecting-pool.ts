import { all, card, chooseFrom, couldProduce, land, read, tapFor, youControl } from '../../vocabulary/index.ts';

/** Makes a type that a land of its controller, itself among them, could make. */
export const reflectingPool = card({
  name: 'Reflecting Pool',
  cost: '',
  type: 'Land',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, youControl), 'types')))],
  reading: read('208266d8b6'),
});
