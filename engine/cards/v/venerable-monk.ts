import { card, gainLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Two life. */
export const venerableMonk = card({
  name: 'Venerable Monk',
  cost: '{2}{W}',
  type: 'Creature - Human Monk Cleric',
  pt: '2/2',
  abilities: [whenEnters(gainLife(2))],
  reading: readTwice('28083bad36'),
});
