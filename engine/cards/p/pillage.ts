import { any, artifact, card, destroyForGood, does, land, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact or land for good. */
export const pillage = card({
  name: 'Pillage',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  spell: does(destroyForGood(), targets(any(artifact, land))),
  reading: readTwice('d0c712d44e'),
});
