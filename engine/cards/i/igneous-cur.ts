import { activated, card, cost, modifyPT, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Mana makes it stronger. */
export const igneousCur = card({
  name: 'Igneous Cur',
  cost: '{1}{R}',
  type: 'Creature - Elemental Dog',
  pt: '1/2',
  abilities: [activated(cost('{1}{R}'), untilEndOfTurn(source, modifyPT(2, 0)))],
  reading: readTwice('6ea1472912'),
});
