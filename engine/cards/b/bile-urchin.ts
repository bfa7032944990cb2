import {
  activated,
  card,
  cost,
  loseLife,
  readTwice,
  sacrificeSource,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Its end is a life. */
export const bileUrchin = card({
  name: 'Bile Urchin',
  cost: '{B}',
  type: 'Creature - Spirit',
  pt: '1/1',
  abilities: [activated(cost('', sacrificeSource), loseLife(1, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('de540d08ba'),
});
