import { card, does, gainLife, readTwice, storm } from '../../vocabulary/index.ts';

/** Three life, copied for every spell before it. */
export const weatherTheStorm = card({
  name: 'Weather the Storm',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [storm],
  spell: does(gainLife(3)),
  reading: readTwice('e08ed4803e'),
});
