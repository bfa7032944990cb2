import { card, creature, does, eachPlayer, readTwice, sacrifice } from '../../vocabulary/index.ts';

/** Everyone gives up a creature. */
export const innocentBlood = card({
  name: 'Innocent Blood',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(sacrifice(eachPlayer, creature)),
  reading: readTwice('df0c5077f5'),
});
