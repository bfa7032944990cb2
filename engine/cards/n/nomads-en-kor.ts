import {
  activated,
  all,
  card,
  cost,
  creature,
  readTwice,
  redirectDamage,
  source,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Passes damage on to a creature. */
export const nomadsEnKor = card({
  name: 'Nomads en-Kor',
  cost: '{W}',
  type: 'Creature - Kor Nomad Soldier',
  pt: '1/1',
  abilities: [
    activated(cost('{0}'), redirectDamage(source, 1, target()), { targets: [targets(all(creature, youControl))] }),
  ],
  reading: readTwice('843cb73ccb'),
});
