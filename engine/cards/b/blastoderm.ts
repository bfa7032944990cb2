import { card, fading, keywords, readTwice } from '../../vocabulary/index.ts';

/** Nothing targets it while it fades. */
export const blastoderm = card({
  name: 'Blastoderm',
  cost: '{2}{G}{G}',
  type: 'Creature - Beast',
  pt: '5/5',
  abilities: [...keywords('shroud'), ...fading(3)],
  reading: readTwice('c4b5fd142f'),
});
