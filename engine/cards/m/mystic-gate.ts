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

/** Colourless, or a mana of two colours into two of them. */
export const mysticGate = card({
  name: 'Mystic Gate',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('{W/U}', tap), addMana(anyCombination(2, amongTypes('W', 'U'))))],
  reading: readTwice('bd1f0e4c29'),
});
