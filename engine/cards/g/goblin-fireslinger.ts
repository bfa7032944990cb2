import {
  activated,
  anyTarget,
  card,
  cost,
  damage,
  planeswalker,
  readTwice,
  tap,
  targetAPlayerOr,
} from '../../vocabulary/index.ts';

/** A point of damage to a player or planeswalker for a tap. */
export const goblinFireslinger = card({
  name: 'Goblin Fireslinger',
  cost: '{R}',
  type: 'Creature - Goblin Warrior',
  pt: '1/1',
  abilities: [activated(cost('', tap), damage(1, anyTarget()), { targets: [targetAPlayerOr(planeswalker)] })],
  reading: readTwice('93abc8afa6'),
});
