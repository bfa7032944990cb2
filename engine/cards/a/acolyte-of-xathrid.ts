import {
  activated,
  card,
  cost,
  loseLife,
  readTwice,
  tap,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player loses a life. */
export const acolyteOfXathrid = card({
  name: 'Acolyte of Xathrid',
  cost: '{B}',
  type: 'Creature - Human Cleric',
  pt: '0/1',
  abilities: [activated(cost('{1}{B}', tap), loseLife(1, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('771cf5b1a9'),
});
