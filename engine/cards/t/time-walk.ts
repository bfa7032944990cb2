import { card, does, extraTurn, readTwice } from '../../vocabulary/index.ts';

/** A turn more. */
export const timeWalk = card({
  name: 'Time Walk',
  cost: '{1}{U}',
  type: 'Sorcery',
  spell: does(extraTurn()),
  reading: readTwice('21dae84ac6'),
});
