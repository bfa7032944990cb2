import { card, devour, keywords, readTwice } from '../../vocabulary/index.ts';

/** It devours at any time. */
export const gluttonousSlime = card({
  name: 'Gluttonous Slime',
  cost: '{2}{G}',
  type: 'Creature - Ooze',
  pt: '2/2',
  abilities: [...keywords('flash'), devour(1)],
  reading: readTwice('c3ec697e38'),
});
