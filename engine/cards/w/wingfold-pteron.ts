import { card, entersWithOneCounterOf, readTwice } from '../../vocabulary/index.ts';

/** Flying or hexproof, as is chosen when it enters. */
export const wingfoldPteron = card({
  name: 'Wingfold Pteron',
  cost: '{5}{U}',
  type: 'Creature - Dinosaur',
  pt: '3/6',
  abilities: [entersWithOneCounterOf('flying', 'hexproof')],
  reading: readTwice('885cd05e79'),
});
