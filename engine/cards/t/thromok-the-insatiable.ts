import { card, devour, readTwice } from '../../vocabulary/index.ts';

/** It devours by the square. */
export const thromokTheInsatiable = card({
  name: 'Thromok the Insatiable',
  cost: '{3}{R}{G}',
  type: 'Legendary Creature - Hellion',
  pt: '0/0',
  abilities: [devour('as many')],
  reading: readTwice('b756416205'),
});
