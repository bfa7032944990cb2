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
export const shivanReef = card({
  name: 'Shivan Reef',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap), sequence(addMana(oneOf('U', 'R')), damage(1, you)))],
  reading: readTwice('0266d925dd'),
});
