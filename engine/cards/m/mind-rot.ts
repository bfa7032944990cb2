import { card, discard, does, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** A player discards two cards. */
export const mindRot = card({
  name: 'Mind Rot',
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(discard(2, targetPlayer()), targetAPlayer),
  reading: readTwice('be31d49918'),
});
