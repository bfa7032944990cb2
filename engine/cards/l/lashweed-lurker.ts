import {
  card,
  cost,
  emerge,
  land,
  may,
  not,
  putOnLibrary,
  readTwice,
  target,
  targets,
  whenCast,
} from '../../vocabulary/index.ts';

/** May put a permanent that is no land on its owner's library as it is cast. */
export const lashweedLurker = card({
  name: 'Lashweed Lurker',
  cost: '{8}',
  type: 'Creature - Eldrazi Horror',
  pt: '5/4',
  alternativeCosts: [emerge(cost('{5}{G}{U}'))],
  abilities: [whenCast(may(putOnLibrary(target(), 'top')), targets(not(land)))],
  reading: readTwice('2a209824f0'),
});
