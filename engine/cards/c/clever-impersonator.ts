import { card, entersAsCopy, land, not, readTwice } from '../../vocabulary/index.ts';

/** Any nonland permanent, at choice, as it enters. */
export const cleverImpersonator = card({
  name: 'Clever Impersonator',
  cost: '{2}{U}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [entersAsCopy(not(land))],
  reading: readTwice('d839ddcca4'),
});
