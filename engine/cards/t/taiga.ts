import { card, readTwice } from '../../vocabulary/index.ts';

/** Mountain and Forest: its land types give it both mana abilities. CR 305.6 */
export const taiga = card({
  name: 'Taiga',
  cost: '',
  type: 'Land - Mountain Forest',
  reading: readTwice('12a9a3860c'),
});
