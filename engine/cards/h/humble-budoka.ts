import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 Human Monk with shroud. */
export const humbleBudoka = card({
  name: 'Humble Budoka',
  cost: '{1}{G}',
  type: 'Creature - Human Monk',
  pt: '2/2',
  abilities: keywords('shroud'),
  reading: readTwice('28ed10c86e'),
});
