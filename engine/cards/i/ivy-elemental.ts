import { card, entersWithCounters, readTwice, X } from '../../vocabulary/index.ts';

/** A green body of size X. */
export const ivyElemental = card({
  name: 'Ivy Elemental',
  cost: '{X}{G}',
  type: 'Creature - Elemental',
  pt: '0/0',
  abilities: [entersWithCounters('+1/+1', X)],
  reading: readTwice('adac31a661'),
});
