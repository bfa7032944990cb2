import { card, destroy, does, land, readTwice, targets } from '../../vocabulary/index.ts';

/** Destroys a land. */
export const stoneRain = card({
  name: 'Stone Rain',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(destroy(), targets(land)),
  reading: readTwice('20d68ff49f'),
});
