import {
  attacks,
  blocks,
  card,
  creature,
  eitherEvent,
  isSource,
  readTwice,
  sacrifice,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** It costs a creature whenever it fights. */
export const daemogothTitan = card({
  name: 'Daemogoth Titan',
  cost: '{B/G}{B/G}{B/G}{B/G}',
  type: 'Creature - Demon',
  pt: '11/10',
  abilities: [triggered(eitherEvent(attacks(isSource), blocks(isSource)), sacrifice(you, creature))],
  reading: readTwice('2d4ded2413'),
});
