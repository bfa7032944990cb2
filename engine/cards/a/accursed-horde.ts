import {
  activated,
  all,
  attacking,
  card,
  cost,
  gains,
  readTwice,
  subtype,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** An attacking Zombie stays whole. */
export const accursedHorde = card({
  name: 'Accursed Horde',
  cost: '{3}{B}',
  type: 'Creature - Zombie',
  pt: '3/3',
  abilities: [
    activated(cost('{1}{B}'), untilEndOfTurn(target(), gains('indestructible')), {
      targets: [targets(all(attacking, subtype('Zombie')))],
    }),
  ],
  reading: readTwice('4d48342fe2'),
});
