import { card, readTwice } from '../../vocabulary/index.ts';

/** Forest and Plains: its land types give it both mana abilities. CR 305.6 */
export const savannah = card({
  name: 'Savannah',
  cost: '',
  type: 'Land - Forest Plains',
  reading: readTwice('7cceef8ea5'),
});
