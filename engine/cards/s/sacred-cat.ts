import { card, embalm, keywords, readTwice } from '../../vocabulary/index.ts';

/** A life for each point, twice. */
export const sacredCat = card({
  name: 'Sacred Cat',
  cost: '{W}',
  type: 'Creature - Cat',
  pt: '1/1',
  abilities: [...keywords('lifelink'), embalm('{W}')],
  reading: readTwice('9d5a13d57f'),
});
