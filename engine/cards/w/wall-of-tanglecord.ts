import { activated, card, cost, gains, keywords, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Green mana gives it reach. */
export const wallOfTanglecord = card({
  name: 'Wall of Tanglecord',
  cost: '{2}',
  type: 'Artifact Creature - Wall',
  pt: '0/6',
  abilities: [...keywords('defender'), activated(cost('{G}'), untilEndOfTurn(source, gains('reach')))],
  reading: readTwice('ccbac9e8f0'),
});
