import { card, readTwice } from '../../vocabulary/index.ts';

/** A green creature that is a Forest. */
export const dryadArbor = card({
  name: 'Dryad Arbor',
  cost: '',
  type: 'Land Creature - Forest Dryad',
  pt: '1/1',
  colors: ['G'],
  reading: readTwice('c27c921f75'),
});
