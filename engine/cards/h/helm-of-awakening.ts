import { anything, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Every spell costs {1} less. */
export const helmOfAwakening = card({
  name: 'Helm of Awakening',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: anything, by: 'anyone', generic: -1 })],
  reading: readTwice('83add98d5d'),
});
