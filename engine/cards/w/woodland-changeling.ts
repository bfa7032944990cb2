import { card, changeling, readTwice } from '../../vocabulary/index.ts';

/** A bear of every kind. */
export const woodlandChangeling = card({
  name: 'Woodland Changeling',
  cost: '{1}{G}',
  type: 'Creature - Shapeshifter',
  pt: '2/2',
  abilities: [changeling],
  reading: readTwice('70c3051873'),
});
