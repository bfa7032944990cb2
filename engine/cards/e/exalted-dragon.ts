import { card, cost, isSource, keywords, land, readTwice, rule, sacrificeCost } from '../../vocabulary/index.ts';

/** It attacks only over the ruin of a land. */
export const exaltedDragon = card({
  name: 'Exalted Dragon',
  cost: '{4}{W}{W}',
  type: 'Creature - Dragon',
  pt: '5/5',
  abilities: [
    ...keywords('flying'),
    rule({
      kind: 'attackCost',
      what: isSource,
      whom: 'anyone',
      planeswalkersToo: true,
      cost: cost('', sacrificeCost(land)),
      times: 1,
    }),
  ],
  reading: readTwice('36e1c87f49'),
});
