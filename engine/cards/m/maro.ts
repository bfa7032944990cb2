import { all, card, count, definesPT, inZone, readTwice, youOwn } from '../../vocabulary/index.ts';

/** As big as its controller's hand. */
export const maro = card({
  name: 'Maro',
  cost: '{2}{G}{G}',
  type: 'Creature - Elemental',
  pt: '0/0',
  abilities: [definesPT(count(all(inZone('hand'), youOwn)), count(all(inZone('hand'), youOwn)))],
  reading: readTwice('10ecc91c54'),
});
