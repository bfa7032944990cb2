import { card, delve, keywords, readTwice } from '../../vocabulary/index.ts';

/** A trampler that the graveyard helps to pay for. */
export const hootingMandrills = card({
  name: 'Hooting Mandrills',
  cost: '{5}{G}',
  type: 'Creature - Ape',
  pt: '4/4',
  abilities: [delve, ...keywords('trample')],
  reading: readTwice('11e9e793d5'),
});
