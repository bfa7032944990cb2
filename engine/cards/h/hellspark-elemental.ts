import { beginningOf, card, keywords, readTwice, sacrificeThese, triggered, unearth } from '../../vocabulary/index.ts';

/** It burns out, and once more. */
export const hellsparkElemental = card({
  name: 'Hellspark Elemental',
  cost: '{1}{R}',
  type: 'Creature - Elemental',
  pt: '3/1',
  abilities: [
    ...keywords('trample', 'haste'),
    triggered(beginningOf('end', 'anyone'), sacrificeThese()),
    unearth('{1}{R}'),
  ],
  reading: readTwice('f0cd9805d0'),
});
