import { card, modular, readTwice } from '../../vocabulary/index.ts';

/** Three counters that go on to others. */
export const arcboundBruiser = card({
  name: 'Arcbound Bruiser',
  cost: '{5}',
  type: 'Artifact Creature - Golem',
  pt: '0/0',
  abilities: [...modular(3)],
  reading: readTwice('ee29c345c3'),
});
