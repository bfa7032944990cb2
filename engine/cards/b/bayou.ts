import { card, readTwice } from '../../vocabulary/index.ts';

/** Swamp and Forest: its land types give it both mana abilities. CR 305.6 */
export const bayou = card({
  name: 'Bayou',
  cost: '',
  type: 'Land - Swamp Forest',
  reading: readTwice('2af429de0c'),
});
