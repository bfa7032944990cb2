import { card, keywords, modular, readTwice } from '../../vocabulary/index.ts';

/** Four counters that go on to others. */
export const arcboundLancer = card({
  name: 'Arcbound Lancer',
  cost: '{7}',
  type: 'Artifact Creature - Beast',
  pt: '0/0',
  abilities: [...keywords('first strike'), ...modular(4)],
  reading: readTwice('b3b006f44c'),
});
