import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 Bear with flash. */
export const ashcoatBear = card({
  name: 'Ashcoat Bear',
  cost: '{1}{G}',
  type: 'Creature - Bear',
  pt: '2/2',
  abilities: keywords('flash'),
  reading: readTwice('84d4d83fa8'),
});
