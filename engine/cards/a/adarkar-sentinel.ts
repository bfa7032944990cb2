import { activated, card, cost, modifyPT, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Mana makes it tougher. */
export const adarkarSentinel = card({
  name: 'Adarkar Sentinel',
  cost: '{5}',
  type: 'Artifact Creature - Soldier',
  pt: '3/3',
  abilities: [activated(cost('{1}'), untilEndOfTurn(source, modifyPT(0, 1)))],
  reading: readTwice('dccc207559'),
});
