import {
  activated,
  all,
  card,
  cost,
  creature,
  entersWithCounters,
  is,
  moveCounter,
  not,
  readTwice,
  target,
  targets,
  untap,
} from '../../vocabulary/index.ts';

/** Passes a counter of any kind from one creature to another. */
export const leechBonder = card({
  name: 'Leech Bonder',
  cost: '{2}{U}',
  type: 'Creature - Merfolk Soldier',
  pt: '3/3',
  abilities: [
    entersWithCounters('-1/-1', 2),
    activated(cost('{U}', untap), moveCounter(target(0), target(1)), {
      targets: [targets(creature), targets(all(creature, not(is(target()))))],
    }),
  ],
  reading: readTwice('ad389cbcf5'),
});
