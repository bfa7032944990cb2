import { all, card, chooseFrom, couldProduce, land, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Makes a type that a land of its controller could make. */
export const nagaVitalist = card({
  name: 'Naga Vitalist',
  cost: '{1}{G}',
  type: 'Creature - Naga Druid',
  pt: '1/2',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, youControl), 'types')))],
  reading: readTwice('208266d8b6'),
});
