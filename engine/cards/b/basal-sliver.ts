import {
  activated,
  addMana,
  anthem,
  card,
  cost,
  grants,
  mana,
  readTwice,
  sacrificeSource,
  subtype,
} from '../../vocabulary/index.ts';

/** Every Sliver can be two black. */
export const basalSliver = card({
  name: 'Basal Sliver',
  cost: '{2}{B}',
  type: 'Creature - Sliver',
  pt: '2/2',
  abilities: [anthem(subtype('Sliver'), grants(activated(cost('', sacrificeSource), addMana(mana('{B}{B}')))))],
  reading: readTwice('2e46d60a29'),
});
