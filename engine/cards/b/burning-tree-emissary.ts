import { addMana, card, mana, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Red and green on entering: a trigger that makes mana and is no mana ability. */
export const burningTreeEmissary = card({
  name: 'Burning-Tree Emissary',
  cost: '{R/G}{R/G}',
  type: 'Creature - Human Shaman',
  pt: '2/2',
  abilities: [whenEnters(addMana(mana('{R}{G}')))],
  reading: readTwice('fb76a1e81f'),
});
