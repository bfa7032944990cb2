import { card, keywords, readTwice, undying } from '../../vocabulary/index.ts';

/** It comes back. */
export const vorapede = card({
  name: 'Vorapede',
  cost: '{2}{G}{G}{G}',
  type: 'Creature - Insect',
  pt: '5/4',
  abilities: [...keywords('vigilance', 'trample'), undying],
  reading: readTwice('83c4eacb18'),
});
