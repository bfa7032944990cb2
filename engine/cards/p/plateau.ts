import { card, readTwice } from '../../vocabulary/index.ts';

/** Mountain and Plains: its land types give it both mana abilities. CR 305.6 */
export const plateau = card({
  name: 'Plateau',
  cost: '',
  type: 'Land - Mountain Plains',
  reading: readTwice('4add93197e'),
});
