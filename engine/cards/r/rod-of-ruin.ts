import { activated, anyOneTarget, anyTarget, card, cost, damage, readTwice, tap } from '../../vocabulary/index.ts';

/** A point of damage for three. */
export const rodOfRuin = card({
  name: 'Rod of Ruin',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('{3}', tap), damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('6023e4e8f8'),
});
