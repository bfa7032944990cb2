import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 4/4 Angel with flying and vigilance. */
export const serraAngel = card({
  name: 'Serra Angel',
  cost: '{3}{W}{W}',
  type: 'Creature - Angel',
  pt: '4/4',
  abilities: keywords('flying', 'vigilance'),
  reading: readTwice('771dc95bfd'),
});
