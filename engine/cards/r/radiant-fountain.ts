import { card, gainLife, mana, readTwice, tapFor, whenEnters } from '../../vocabulary/index.ts';

/** Two life with a land. */
export const radiantFountain = card({
  name: 'Radiant Fountain',
  cost: '',
  type: 'Land',
  abilities: [whenEnters(gainLife(2)), tapFor(mana('{C}'))],
  reading: readTwice('55378a6e30'),
});
