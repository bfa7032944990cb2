import { all, card, color, count, creature, definesPT, readTwice, sum } from '../../vocabulary/index.ts';

/** As tough as there are green creatures. */
export const anHavvaConstable = card({
  name: 'An-Havva Constable',
  cost: '{1}{G}{G}',
  type: 'Creature - Human',
  pt: '2/0',
  abilities: [definesPT(2, sum(1, count(all(creature, color('G')))))],
  reading: readTwice('5a9ebc7e28'),
});
