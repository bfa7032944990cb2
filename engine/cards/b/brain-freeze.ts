import { card, does, mill, readTwice, storm, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Mills three cards, copied for every spell before it. */
export const brainFreeze = card({
  name: 'Brain Freeze',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [storm],
  spell: does(mill(3, targetPlayer()), targetAPlayer),
  reading: readTwice('788766f76f'),
});
