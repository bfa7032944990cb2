import { card, cost, dash, dashed, readTwice } from '../../vocabulary/index.ts';

/** A 2/3 that dashes. */
export const screamreachBrawler = card({
  name: 'Screamreach Brawler',
  cost: '{2}{R}',
  type: 'Creature - Orc Berserker',
  pt: '2/3',
  alternativeCosts: [dash(cost('{1}{R}'))],
  abilities: [...dashed],
  reading: readTwice('6d0e188fc4'),
});
