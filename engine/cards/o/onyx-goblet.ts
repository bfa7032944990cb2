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

/** A life at a time. */
export const onyxGoblet = card({
  name: 'Onyx Goblet',
  cost: '{2}{B}',
  type: 'Artifact',
  abilities: [activated(cost('', tap), loseLife(1, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('18e42b8c8c'),
});
