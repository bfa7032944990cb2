import { card, gainLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Three life as it enters. */
export const arashinCleric = card({
  name: 'Arashin Cleric',
  cost: '{1}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/3',
  abilities: [whenEnters(gainLife(3))],
  reading: readTwice('ef7d97e4d4'),
});
