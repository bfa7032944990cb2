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
export const sunkenRuins = card({
  name: 'Sunken Ruins',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('{U/B}', tap), addMana(anyCombination(2, amongTypes('U', 'B'))))],
  reading: readTwice('c6bf012091'),
});
