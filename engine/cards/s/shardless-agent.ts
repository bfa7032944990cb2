import { card, cascade, readTwice } from '../../vocabulary/index.ts';

/** An artifact creature with cascade. */
export const shardlessAgent = card({
  name: 'Shardless Agent',
  cost: '{1}{G}{U}',
  type: 'Artifact Creature - Human Rogue',
  pt: '2/2',
  abilities: [cascade()],
  reading: readTwice('aed2d0f56d'),
});
