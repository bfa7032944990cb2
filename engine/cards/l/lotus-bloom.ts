import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  readTwice,
  sacrificeSource,
  suspend,
  tap,
} from '../../vocabulary/index.ts';

/** Three mana of one colour and no cost but patience. */
export const lotusBloom = card({
  name: 'Lotus Bloom',
  cost: '',
  type: 'Artifact',
  abilities: [...suspend(3, cost('{0}')), activated(cost('', tap, sacrificeSource), addMana(anyOneColor(3)))],
  reading: readTwice('24d1d34e04'),
});
