import {
  card,
  cost,
  discard,
  evoke,
  evoked,
  readTwice,
  targetAPlayer,
  targetPlayer,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A player discards two cards as it enters; evoked, it goes at once. */
export const mournwhelk = card({
  name: 'Mournwhelk',
  cost: '{6}{B}',
  type: 'Creature - Elemental',
  pt: '3/3',
  abilities: [whenEnters(discard(2, targetPlayer()), { targets: [targetAPlayer] }), evoked],
  alternativeCosts: [evoke(cost('{3}{B}'))],
  reading: readTwice('5db1e59967'),
});
