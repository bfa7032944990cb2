import { card, readTwice, unearth } from '../../vocabulary/index.ts';

/** A Zombie that can be unearthed. */
export const dregscapeZombie = card({
  name: 'Dregscape Zombie',
  cost: '{1}{B}',
  type: 'Creature - Zombie',
  pt: '2/1',
  abilities: [unearth('{B}')],
  reading: readTwice('48c7883e15'),
});
