import { anything, card, read, rule } from '../../vocabulary/index.ts';

/** Every spell costs {1} less. */
export const helmOfAwakening = card({
  name: 'Helm of Awakening',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: anything, by: 'anyone', generic: -1 })],
  reading: read('83add98d5d'),
});
