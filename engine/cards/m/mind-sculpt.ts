import { card, does, mill, readTwice, targetAnOpponent, targetPlayer } from '../../vocabulary/index.ts';

/** Seven cards milled. */
export const mindSculpt = card({
  name: 'Mind Sculpt',
  cost: '{1}{U}',
  type: 'Sorcery',
  spell: does(mill(7, targetPlayer()), targetAnOpponent),
  reading: readTwice('540cf28817'),
});
