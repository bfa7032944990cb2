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

/** One of any colour for itself. */
export const lotusPetal = card({
  name: 'Lotus Petal',
  cost: '{0}',
  type: 'Artifact',
  abilities: [activated(cost('', tap, sacrificeSource), addMana(anyOneColor()))],
  reading: readTwice('3091cdade9'),
});
