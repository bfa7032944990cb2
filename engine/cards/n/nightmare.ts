import { all, card, count, definesPT, keywords, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** As big as its controller's Swamps are many. */
export const nightmare = card({
  name: 'Nightmare',
  cost: '{5}{B}',
  type: 'Creature - Nightmare Horse',
  pt: '0/0',
  abilities: [
    ...keywords('flying'),
    definesPT(count(all(subtype('Swamp'), youControl)), count(all(subtype('Swamp'), youControl))),
  ],
  reading: readTwice('324bd9893c'),
});
