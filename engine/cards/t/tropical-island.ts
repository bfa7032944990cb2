import { card, readTwice } from '../../vocabulary/index.ts';

/** Forest and Island: its land types give it both mana abilities. CR 305.6 */
export const tropicalIsland = card({
  name: 'Tropical Island',
  cost: '',
  type: 'Land - Forest Island',
  reading: readTwice('17108d25db'),
});
