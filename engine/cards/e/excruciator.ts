import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Nothing prevents its damage. */
export const excruciator = card({
  name: 'Excruciator',
  cost: '{6}{R}{R}',
  type: 'Creature - Avatar',
  pt: '7/7',
  abilities: [rule({ kind: 'damageCantBePrevented', from: isSource, which: 'any' })],
  reading: readTwice('29995d99be'),
});
