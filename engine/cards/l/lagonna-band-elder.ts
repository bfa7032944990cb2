import { all, card, enchantment, exists, gainLife, readTwice, whenEnters, youControl } from '../../vocabulary/index.ts';

/** Three life, with an enchantment. */
export const lagonnaBandElder = card({
  name: 'Lagonna-Band Elder',
  cost: '{2}{W}',
  type: 'Creature - Centaur Advisor',
  pt: '3/2',
  abilities: [whenEnters(gainLife(3), { onlyIf: exists(all(enchantment, youControl)) })],
  reading: readTwice('7c4cbf0659'),
});
