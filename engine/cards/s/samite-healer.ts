import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  preventDamage,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Prevents a point of damage for a tap. */
export const samiteHealer = card({
  name: 'Samite Healer',
  cost: '{1}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [activated(cost('', tap), preventDamage(anyTarget(), 1), { targets: [anyOneTarget] })],
  reading: readTwice('7eee5bba72'),
});
