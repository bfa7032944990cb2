import { card, readTwice } from '../../vocabulary/index.ts';

/** Island and Mountain: its land types give it both mana abilities. CR 305.6 */
export const volcanicIsland = card({
  name: 'Volcanic Island',
  cost: '',
  type: 'Land - Island Mountain',
  reading: readTwice('51a5f777dd'),
});
