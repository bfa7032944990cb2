import {
  activated,
  addMana,
  card,
  cost,
  creature,
  mana,
  readTwice,
  sacrificeCost,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, or two black for a creature. */
export const phyrexianTower = card({
  name: 'Phyrexian Tower',
  cost: '',
  type: 'Legendary Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap, sacrificeCost(creature)), addMana(mana('{B}{B}')))],
  reading: readTwice('e66c5d7e2b'),
});
