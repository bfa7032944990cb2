import { card, readTwice } from '../../vocabulary/index.ts';

/** Island and Swamp: its land types give it both mana abilities. CR 305.6 */
export const undergroundSea = card({
  name: 'Underground Sea',
  cost: '',
  type: 'Land - Island Swamp',
  reading: readTwice('31a2339381'),
});
