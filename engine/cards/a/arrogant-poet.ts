import {
  attacks,
  card,
  cost,
  gains,
  isSource,
  mayPay,
  payLife,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Life makes it fly. */
export const arrogantPoet = card({
  name: 'Arrogant Poet',
  cost: '{1}{B}',
  type: 'Creature - Human Warlock',
  pt: '2/1',
  abilities: [triggered(attacks(isSource), mayPay(cost('', payLife(2)), untilEndOfTurn(source, gains('flying'))))],
  reading: readTwice('f66dfb977b'),
});
