import { activated, card, cost, modifyPT, readTwice, source, undying, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Black mana makes it larger, and it comes back. */
export const evernightShade = card({
  name: 'Evernight Shade',
  cost: '{3}{B}',
  type: 'Creature - Shade',
  pt: '1/1',
  abilities: [activated(cost('{B}'), untilEndOfTurn(source, modifyPT(1, 1))), undying],
  reading: readTwice('d0ad9076c6'),
});
