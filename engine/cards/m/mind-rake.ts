import {
  card,
  cost,
  discard,
  does,
  eachPlayer,
  overload,
  readTwice,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A player discards two cards, or for another cost each player does. */
export const mindRake = card({
  name: 'Mind Rake',
  cost: '{2}{B}',
  type: 'Sorcery',
  alternativeCosts: [overload(cost('{1}{B}'), does(discard(2, eachPlayer)))],
  spell: does(discard(2, targetPlayer()), targetAPlayer),
  reading: readTwice('000dc043bc'),
});
