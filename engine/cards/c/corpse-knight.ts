import {
  all,
  card,
  creature,
  enters,
  loseLife,
  opponents,
  other,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Drains each opponent as creatures arrive. */
export const corpseKnight = card({
  name: 'Corpse Knight',
  cost: '{W}{B}',
  type: 'Creature - Zombie Knight',
  pt: '2/2',
  abilities: [triggered(enters(all(other, creature, youControl)), loseLife(1, opponents))],
  reading: readTwice('04c30c8770'),
});
