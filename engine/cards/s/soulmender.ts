import { activated, card, cost, gainLife, readTwice, tap } from '../../vocabulary/index.ts';

/** A life for a tap. */
export const soulmender = card({
  name: 'Soulmender',
  cost: '{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [activated(cost('', tap), gainLife(1))],
  reading: readTwice('cfff476b8b'),
});
