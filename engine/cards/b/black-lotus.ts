import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  readTwice,
  sacrificeSource,
  tap,
} from '../../vocabulary/index.ts';

/** Three of one colour for itself. */
export const blackLotus = card({
  name: 'Black Lotus',
  cost: '{0}',
  type: 'Artifact',
  abilities: [activated(cost('', tap, sacrificeSource), addMana(anyOneColor(3)))],
  reading: readTwice('e46a91ce19'),
});
