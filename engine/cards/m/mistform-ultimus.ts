import { card, changeling, readTwice } from '../../vocabulary/index.ts';

/** It is of every creature type. */
export const mistformUltimus = card({
  name: 'Mistform Ultimus',
  cost: '{3}{U}',
  type: 'Legendary Creature - Illusion',
  pt: '3/3',
  abilities: [changeling],
  reading: readTwice('ea9f4b3f7f'),
});
