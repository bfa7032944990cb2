import { card, does, permanent, readTwice, returnToHand, storm, targets } from '../../vocabulary/index.ts';

/** Returns a permanent, copied for every spell before it. */
export const temporalFissure = card({
  name: 'Temporal Fissure',
  cost: '{4}{U}',
  type: 'Sorcery',
  abilities: [storm],
  spell: does(returnToHand(), targets(permanent)),
  reading: readTwice('db7c52cb63'),
});
