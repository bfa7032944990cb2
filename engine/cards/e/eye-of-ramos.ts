import { activated, addMana, card, cost, mana, readTwice, sacrificeSource, tapFor } from '../../vocabulary/index.ts';

/** Blue mana, twice the last time. */
export const eyeOfRamos = card({
  name: 'Eye of Ramos',
  cost: '{3}',
  type: 'Artifact',
  abilities: [tapFor(mana('{U}')), activated(cost('', sacrificeSource), addMana(mana('{U}')))],
  reading: readTwice('1648458cca'),
});
