import { card, gainLife, keywords, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Three life. */
export const angelOfMercy = card({
  name: 'Angel of Mercy',
  cost: '{4}{W}',
  type: 'Creature - Angel',
  pt: '3/3',
  abilities: [...keywords('flying'), whenEnters(gainLife(3))],
  reading: readTwice('0a03e35e03'),
});
