import { activated, artifact, card, cost, draw, readTwice, sacrificeCost, tap } from '../../vocabulary/index.ts';

/** An artifact becomes a card. */
export const sageOfLatNam = card({
  name: 'Sage of Lat-Nam',
  cost: '{1}{U}',
  type: 'Creature - Human Artificer',
  pt: '1/2',
  abilities: [activated(cost('', tap, sacrificeCost(artifact)), draw())],
  reading: readTwice('b0bef0fc2e'),
});
