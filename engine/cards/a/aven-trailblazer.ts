import { card, definesPT, domain, keywords, readTwice } from '../../vocabulary/index.ts';

/** As tough as there are basic land types. */
export const avenTrailblazer = card({
  name: 'Aven Trailblazer',
  cost: '{2}{W}',
  type: 'Creature - Bird Soldier',
  pt: '2/0',
  abilities: [...keywords('flying'), definesPT(2, domain)],
  reading: readTwice('8cd53df0ec'),
});
