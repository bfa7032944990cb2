import { card, changeling, keywords, readTwice } from '../../vocabulary/index.ts';

/** It is everything, and tramples. */
export const gameTrailChangeling = card({
  name: 'Game-Trail Changeling',
  cost: '{3}{G}{G}',
  type: 'Creature - Shapeshifter',
  pt: '4/4',
  abilities: [changeling, ...keywords('trample')],
  reading: readTwice('0d56a1ebe0'),
});
