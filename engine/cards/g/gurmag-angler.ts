import { card, delve, readTwice } from '../../vocabulary/index.ts';

/** A 5/5 that the graveyard helps to pay for. */
export const gurmagAngler = card({
  name: 'Gurmag Angler',
  cost: '{6}{B}',
  type: 'Creature - Zombie Fish',
  pt: '5/5',
  abilities: [delve],
  reading: readTwice('ed3df00a73'),
});
