import { anyOneTarget, anyTarget, card, damage, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A point of damage. */
export const blisterstickShaman = card({
  name: 'Blisterstick Shaman',
  cost: '{2}{R}',
  type: 'Creature - Goblin Shaman',
  pt: '2/1',
  abilities: [whenEnters(damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('1c57830cea'),
});
