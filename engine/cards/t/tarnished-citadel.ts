import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  damage,
  mana,
  readTwice,
  sequence,
  tap,
  tapFor,
  you,
} from '../../vocabulary/index.ts';

/** Colourless, or any colour with 3 damage. */
export const tarnishedCitadel = card({
  name: 'Tarnished Citadel',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap), sequence(addMana(anyOneColor()), damage(3, you)))],
  reading: readTwice('6d9825d7e0'),
});
