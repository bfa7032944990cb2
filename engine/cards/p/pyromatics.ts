import {
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  does,
  readTwice,
  replicate,
  replicated,
} from '../../vocabulary/index.ts';

/** One damage for each payment. */
export const pyromatics = card({
  name: 'Pyromatics',
  cost: '{1}{R}',
  type: 'Instant',
  additionalCosts: [replicate(cost('{1}{R}'))],
  abilities: [replicated],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('f5f788c015'),
});
