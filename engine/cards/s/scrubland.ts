import { card, readTwice } from '../../vocabulary/index.ts';

/** Plains and Swamp: its land types give it both mana abilities. CR 305.6 */
export const scrubland = card({
  name: 'Scrubland',
  cost: '',
  type: 'Land - Plains Swamp',
  reading: readTwice('c5d0df8380'),
});
