import { card, isSource, keywords, readTwice, sacrificeThese, triggered } from '../../vocabulary/index.ts';

/** Vanishes when anything targets it. */
export const skulkingGhost = card({
  name: 'Skulking Ghost',
  cost: '{1}{B}',
  type: 'Creature - Spirit',
  pt: '2/1',
  abilities: [...keywords('flying'), triggered({ kind: 'becomesTarget', what: isSource }, sacrificeThese())],
  reading: readTwice('6c3813f78d'),
});
