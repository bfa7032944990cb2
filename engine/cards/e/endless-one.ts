import { card, entersWithCounters, readTwice, X } from '../../vocabulary/index.ts';

/** A body of size X. */
export const endlessOne = card({
  name: 'Endless One',
  cost: '{X}',
  type: 'Creature - Eldrazi',
  pt: '0/0',
  abilities: [entersWithCounters('+1/+1', X)],
  reading: readTwice('e119fe4cc0'),
});
