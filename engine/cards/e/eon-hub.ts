import { card, readTwice, replacement } from '../../vocabulary/index.ts';

/** Nobody has an upkeep step. */
export const eonHub = card({
  name: 'Eon Hub',
  cost: '{5}',
  type: 'Artifact',
  abilities: [replacement({ kind: 'skipStep', step: 'upkeep', who: 'anyone' })],
  reading: readTwice('f051c7fa5d'),
});
