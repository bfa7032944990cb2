import { card, cascade, exalted, readTwice } from '../../vocabulary/index.ts';

/** Exalted, with a cascade. */
export const ardentPlea = card({
  name: 'Ardent Plea',
  cost: '{1}{W}{U}',
  type: 'Enchantment',
  abilities: [exalted, cascade()],
  reading: readTwice('5dea269da4'),
});
