import { card, readTwice } from '../../vocabulary/index.ts';

/** Plains and Island: its land types give it both mana abilities. CR 305.6 */
export const tundra = card({
  name: 'Tundra',
  cost: '',
  type: 'Land - Plains Island',
  reading: readTwice('8349135d03'),
});
