import { activated, card, cost, modifyPT, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** White mana makes it tougher. */
export const kranioceros = card({
  name: 'Kranioceros',
  cost: '{4}{R}',
  type: 'Creature - Beast',
  pt: '5/2',
  abilities: [activated(cost('{1}{W}'), untilEndOfTurn(source, modifyPT(0, 3)))],
  reading: readTwice('67be9ee9f6'),
});
