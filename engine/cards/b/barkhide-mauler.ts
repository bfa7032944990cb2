import { card, cycling, readTwice } from '../../vocabulary/index.ts';

/** A big body that can be another card. */
export const barkhideMauler = card({
  name: 'Barkhide Mauler',
  cost: '{4}{G}',
  type: 'Creature - Beast',
  pt: '4/4',
  abilities: [cycling('{2}')],
  reading: readTwice('321ed39cf0'),
});
