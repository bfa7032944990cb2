import {
  activated,
  all,
  card,
  cost,
  other,
  permanent,
  readTwice,
  tap,
  targets,
  untapThese,
} from '../../vocabulary/index.ts';

/** Untaps any other permanent. */
export const kiorasFollower = card({
  name: "Kiora's Follower",
  cost: '{G}{U}',
  type: 'Creature - Merfolk',
  pt: '2/2',
  abilities: [activated(cost('', tap), untapThese(), { targets: [targets(all(other, permanent))] })],
  reading: readTwice('c1a798ea0c'),
});
