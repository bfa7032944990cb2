import {
  activated,
  addMana,
  card,
  cost,
  mana,
  readTwice,
  sacrificeSource,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, or two for itself. */
export const crystalVein = card({
  name: 'Crystal Vein',
  cost: '',
  type: 'Land',
  abilities: [tapFor(mana('{C}')), activated(cost('', tap, sacrificeSource), addMana(mana('{C}{C}')))],
  reading: readTwice('b478b5ee4d'),
});
