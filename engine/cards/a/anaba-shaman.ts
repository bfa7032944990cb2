import { activated, anyOneTarget, anyTarget, card, cost, damage, readTwice, tap } from '../../vocabulary/index.ts';

/** A point of damage for red and a tap. */
export const anabaShaman = card({
  name: 'Anaba Shaman',
  cost: '{3}{R}',
  type: 'Creature - Minotaur Shaman',
  pt: '2/2',
  abilities: [activated(cost('{R}', tap), damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('d4f32c4c06'),
});
