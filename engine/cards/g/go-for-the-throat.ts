import { all, artifact, card, creature, destroy, does, not, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a creature that is no artifact. */
export const goForTheThroat = card({
  name: 'Go for the Throat',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(destroy(), targets(all(creature, not(artifact)))),
  reading: readTwice('a7e89cff45'),
});
