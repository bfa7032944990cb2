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

/** Green mana, two at the end. */
export const havenwoodBattleground = card({
  name: 'Havenwood Battleground',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, tapFor(mana('{G}')), activated(cost('', tap, sacrificeSource), addMana(mana('{G}{G}')))],
  reading: readTwice('9041a06778'),
});
