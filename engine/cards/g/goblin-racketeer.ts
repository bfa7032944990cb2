import {
  all,
  attacks,
  card,
  creature,
  eventPlayerControls,
  goad,
  isSource,
  may,
  readTwice,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** It may goad a creature of whom it attacks. */
export const goblinRacketeer = card({
  name: 'Goblin Racketeer',
  cost: '{3}{R}',
  type: 'Creature - Goblin Rogue',
  pt: '4/2',
  abilities: [triggered(attacks(isSource), may(goad()), { targets: [targets(all(creature, eventPlayerControls))] })],
  reading: readTwice('30960d10f6'),
});
