import { activated, anyOneTarget, anyTarget, card, cost, damage, readTwice, tap } from '../../vocabulary/index.ts';

/** A point of damage for a tap. */
export const prodigalSorcerer = card({
  name: 'Prodigal Sorcerer',
  cost: '{2}{U}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [activated(cost('', tap), damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('b79a4c1ef0'),
});
