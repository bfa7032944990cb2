import { all, card, chooseFrom, couldProduce, land, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Makes a colour that a land of its controller could make. */
export const harvesterDruid = card({
  name: 'Harvester Druid',
  cost: '{1}{G}',
  type: 'Creature - Human Druid',
  pt: '1/1',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, youControl), 'colors')))],
  reading: readTwice('476d60cdb5'),
});
