import { card, isSource, keywords, readTwice, sacrificeThese, triggered } from '../../vocabulary/index.ts';

/** It is gone when anything targets it. */
export const phantasmalDragon = card({
  name: 'Phantasmal Dragon',
  cost: '{2}{U}{U}',
  type: 'Creature - Dragon Illusion',
  pt: '5/5',
  abilities: [...keywords('flying'), triggered({ kind: 'becomesTarget', what: isSource }, sacrificeThese())],
  reading: readTwice('fd4a114be8'),
});
