import {
  activated,
  addMana,
  card,
  cost,
  entersTapped,
  mana,
  readTwice,
  sacrificeSource,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Green mana, or red and white at the end. */
export const tinderFarm = card({
  name: 'Tinder Farm',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, tapFor(mana('{G}')), activated(cost('', tap, sacrificeSource), addMana(mana('{R}{W}')))],
  reading: readTwice('247bfcb000'),
});
