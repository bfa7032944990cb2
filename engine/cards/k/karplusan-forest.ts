import {
  activated,
  addMana,
  card,
  cost,
  damage,
  mana,
  oneOf,
  readTwice,
  sequence,
  tap,
  tapFor,
  you,
} from '../../vocabulary/index.ts';

/** Colourless, or one of two colours with 1 damage. */
export const karplusanForest = card({
  name: 'Karplusan Forest',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap), sequence(addMana(oneOf('R', 'G')), damage(1, you)))],
  reading: readTwice('fab03cc249'),
});
