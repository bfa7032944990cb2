import { card, cycling, readTwice } from '../../vocabulary/index.ts';

/** A 4/7, or a card. */
export const hundroog = card({
  name: 'Hundroog',
  cost: '{6}{G}',
  type: 'Creature - Beast',
  pt: '4/7',
  abilities: [cycling('{3}')],
  reading: readTwice('60ae323635'),
});
