import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 3/1 Kavu with flash and haste. */
export const ragingKavu = card({
  name: 'Raging Kavu',
  cost: '{1}{R}{G}',
  type: 'Creature - Kavu',
  pt: '3/1',
  abilities: keywords('flash', 'haste'),
  reading: readTwice('6658ad71a3'),
});
