import { card, read, replacement } from '../../vocabulary/index.ts';

/** Nobody has an upkeep step. */
export const eonHub = card({
  name: 'Eon Hub',
  cost: '{5}',
  type: 'Artifact',
  abilities: [replacement({ kind: 'skipStep', step: 'upkeep', who: 'anyone' })],
  reading: read('f051c7fa5d'),
});
