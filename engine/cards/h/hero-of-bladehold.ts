import {
  attacks,
  battleCry,
  card,
  createAttackers,
  isSource,
  readTwice,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** Soldiers attack beside it. */
export const heroOfBladehold = card({
  name: 'Hero of Bladehold',
  cost: '{2}{W}{W}',
  type: 'Creature - Human Knight',
  pt: '3/4',
  abilities: [battleCry, triggered(attacks(isSource), createAttackers('Soldier', 2))],
  tokens: { Soldier: tokenRecord('Creature - Soldier', '1/1', ['W']) },
  reading: readTwice('e2d502665e'),
});
