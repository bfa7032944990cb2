import { all, card, count, definesPT, land, readTwice, youControl } from '../../vocabulary/index.ts';

/** As big as its controller's lands are many. */
export const dakkonBlackblade = card({
  name: 'Dakkon Blackblade',
  cost: '{2}{W}{U}{U}{B}',
  type: 'Legendary Creature - Human Warrior',
  pt: '0/0',
  abilities: [definesPT(count(all(land, youControl)), count(all(land, youControl)))],
  reading: readTwice('eebfbe7964'),
});
