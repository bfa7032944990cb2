import { card, modular, readTwice } from '../../vocabulary/index.ts';

/** A counter that goes on to others. */
export const arcboundWorker = card({
  name: 'Arcbound Worker',
  cost: '{1}',
  type: 'Artifact Creature - Construct',
  pt: '0/0',
  abilities: [...modular(1)],
  reading: readTwice('8beec4d15a'),
});
