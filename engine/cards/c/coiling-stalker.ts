import {
  all,
  card,
  creature,
  dealsCombatDamage,
  isSource,
  ninjutsu,
  not,
  putCounters,
  readTwice,
  target,
  targets,
  triggered,
  withCounter,
  youControl,
} from '../../vocabulary/index.ts';

/** Its damage makes a creature grow. */
export const coilingStalker = card({
  name: 'Coiling Stalker',
  cost: '{1}{G}',
  type: 'Creature - Snake Ninja',
  pt: '2/1',
  abilities: [
    ninjutsu('{1}{G}'),
    triggered(dealsCombatDamage(isSource, 'player'), putCounters('+1/+1', 1, target()), {
      targets: [targets(all(creature, youControl, not(withCounter('+1/+1'))))],
    }),
  ],
  reading: readTwice('698b2e0958'),
});
