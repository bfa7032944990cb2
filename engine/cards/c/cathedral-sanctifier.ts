import { card, gainLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Three life as it enters. */
export const cathedralSanctifier = card({
  name: 'Cathedral Sanctifier',
  cost: '{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [whenEnters(gainLife(3))],
  reading: readTwice('7675482bdb'),
});
