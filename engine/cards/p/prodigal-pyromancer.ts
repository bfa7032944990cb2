import { activated, anyOneTarget, anyTarget, card, cost, damage, readTwice, tap } from '../../vocabulary/index.ts';

/** A point of damage for a tap. */
export const prodigalPyromancer = card({
  name: 'Prodigal Pyromancer',
  cost: '{2}{R}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [activated(cost('', tap), damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('12e5fe3a57'),
});
