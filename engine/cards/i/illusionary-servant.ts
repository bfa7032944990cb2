import { card, isSource, keywords, readTwice, sacrificeThese, triggered } from '../../vocabulary/index.ts';

/** It is gone when anything targets it. */
export const illusionaryServant = card({
  name: 'Illusionary Servant',
  cost: '{1}{U}{U}',
  type: 'Creature - Illusion',
  pt: '3/4',
  abilities: [...keywords('flying'), triggered({ kind: 'becomesTarget', what: isSource }, sacrificeThese())],
  reading: readTwice('48a465eeb6'),
});
