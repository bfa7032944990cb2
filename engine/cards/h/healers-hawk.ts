import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Bird with flying and lifelink. */
export const healersHawk = card({
  name: "Healer's Hawk",
  cost: '{W}',
  type: 'Creature - Bird',
  pt: '1/1',
  abilities: keywords('flying', 'lifelink'),
  reading: readTwice('86d8cdeb5b'),
});
