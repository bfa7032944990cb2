import { card, cost, keywords, readTwice, suspend } from '../../vocabulary/index.ts';

/** A 4/4 flier that may come with haste later. */
export const errantEphemeron = card({
  name: 'Errant Ephemeron',
  cost: '{6}{U}',
  type: 'Creature - Illusion',
  pt: '4/4',
  abilities: [...keywords('flying'), ...suspend(4, cost('{1}{U}'))],
  reading: readTwice('1b4036239a'),
});
