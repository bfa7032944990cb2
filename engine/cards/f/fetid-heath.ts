import {
  activated,
  addMana,
  amongTypes,
  anyCombination,
  card,
  cost,
  mana,
  readTwice,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, or white and black in any combination. */
export const fetidHeath = card({
  name: 'Fetid Heath',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('{W/B}', tap), addMana(anyCombination(2, amongTypes('W', 'B'))))],
  reading: readTwice('84e509b3b8'),
});
