import { activated, card, cost, modifyPT, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Black mana makes it larger. */
export const nantukoShade = card({
  name: 'Nantuko Shade',
  cost: '{B}{B}',
  type: 'Creature - Insect Shade',
  pt: '2/1',
  abilities: [activated(cost('{B}'), untilEndOfTurn(source, modifyPT(1, 1)))],
  reading: readTwice('02698477d6'),
});
