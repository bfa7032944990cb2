import { card, creature, does, eachPlayer, read, sacrifice } from '../../vocabulary/index.ts';

/** Everyone gives up a creature. */
export const innocentBlood = card({
  name: 'Innocent Blood',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(sacrifice(eachPlayer, creature)),
  reading: read('df0c5077f5'),
});
