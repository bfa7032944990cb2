import { activated, card, cost, draw, keywords, payLife, readTwice } from '../../vocabulary/index.ts';

/** Seven cards for seven life. */
export const griselbrand = card({
  name: 'Griselbrand',
  cost: '{4}{B}{B}{B}{B}',
  type: 'Legendary Creature - Demon',
  pt: '7/7',
  abilities: [...keywords('flying', 'lifelink'), activated(cost('', payLife(7)), draw(7))],
  reading: readTwice('92a90580f4'),
});
