import { all, anthem, card, choosesBasicLandType, land, readTwice, youControl } from '../../vocabulary/index.ts';

/** Its controller's lands have a chosen basic land type besides. */
export const realmwright = card({
  name: 'Realmwright',
  cost: '{U}',
  type: 'Creature - Vedalken Wizard',
  pt: '1/1',
  abilities: [
    choosesBasicLandType,
    anthem(all(land, youControl), { kind: 'chosenLandType', name: 'land type', change: 'add' }),
  ],
  reading: readTwice('086e6a427a'),
});
