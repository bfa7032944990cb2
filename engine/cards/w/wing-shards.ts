import {
  all,
  attacking,
  card,
  creature,
  does,
  readTwice,
  sacrifice,
  storm,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player sacrifices an attacker, copied for every spell before it. */
export const wingShards = card({
  name: 'Wing Shards',
  cost: '{1}{W}{W}',
  type: 'Instant',
  abilities: [storm],
  spell: does(sacrifice(targetPlayer(), all(creature, attacking)), targetAPlayer),
  reading: readTwice('10f6c067c9'),
});
