import { anyOneTarget, anyTarget, card, damage, does, readTwice, storm } from '../../vocabulary/index.ts';

/** One damage, copied for every spell before it. */
export const grapeshot = card({
  name: 'Grapeshot',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [storm],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('5e14c0faec'),
});
