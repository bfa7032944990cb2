import { card, changeling, readTwice } from '../../vocabulary/index.ts';

/** It is everything. */
export const impostorOfTheSixthPride = card({
  name: 'Impostor of the Sixth Pride',
  cost: '{1}{W}',
  type: 'Creature - Shapeshifter',
  pt: '3/1',
  abilities: [changeling],
  reading: readTwice('70c3051873'),
});
