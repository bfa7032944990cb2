import { card, changeling, keywords, readTwice } from '../../vocabulary/index.ts';

/** It is everything, and flies. */
export const avianChangeling = card({
  name: 'Avian Changeling',
  cost: '{2}{W}',
  type: 'Creature - Shapeshifter',
  pt: '2/2',
  abilities: [changeling, ...keywords('flying')],
  reading: readTwice('215dae0a39'),
});
