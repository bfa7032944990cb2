import { card, gainLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** One life as it enters. */
export const devoutMonk = card({
  name: 'Devout Monk',
  cost: '{W}',
  type: 'Creature - Human Monk Cleric',
  pt: '1/1',
  abilities: [whenEnters(gainLife(1))],
  reading: readTwice('e1d848191e'),
});
