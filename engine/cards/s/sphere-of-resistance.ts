import { anything, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Every spell costs {1} more. */
export const sphereOfResistance = card({
  name: 'Sphere of Resistance',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: anything, by: 'anyone', generic: 1 })],
  reading: readTwice('2419cfbfcf'),
});
