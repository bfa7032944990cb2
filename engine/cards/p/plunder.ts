import { any, artifact, card, cost, destroy, does, land, readTwice, suspend, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact or land, now or later. */
export const plunder = card({
  name: 'Plunder',
  cost: '{4}{R}',
  type: 'Sorcery',
  abilities: [...suspend(4, cost('{1}{R}'))],
  spell: does(destroy(), targets(any(artifact, land))),
  reading: readTwice('3c1d27a73a'),
});
