import { artifact, card, cost, destroy, does, flashback, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact, and once more for another colour. */
export const ancientGrudge = card({
  name: 'Ancient Grudge',
  cost: '{1}{R}',
  type: 'Instant',
  abilities: [flashback(cost('{G}'))],
  spell: does(destroy(), targets(artifact)),
  reading: readTwice('2fe7051663'),
});
