import { card, read } from '../../vocabulary/index.ts';

/** Forest and Island: its land types give it both mana abilities. CR 305.6 */
export const tropicalIsland = card({
  name: 'Tropical Island',
  cost: '',
  type: 'Land - Forest Island',
  reading: read('17108d25db'),
});
