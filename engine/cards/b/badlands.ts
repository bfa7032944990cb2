import { card, readTwice } from '../../vocabulary/index.ts';

/** Swamp and Mountain: its land types give it both mana abilities. CR 305.6 */
export const badlands = card({
  name: 'Badlands',
  cost: '',
  type: 'Land - Swamp Mountain',
  reading: readTwice('7396f12191'),
});
