import { activated, card, cost, discard, draw, readTwice, sequence, tap, you } from '../../vocabulary/index.ts';

/** Two cards drawn, three discarded. */
export const bazaarOfBaghdad = card({
  name: 'Bazaar of Baghdad',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('', tap), sequence(draw(2), discard(3, you)))],
  reading: readTwice('776e19e4b8'),
});
