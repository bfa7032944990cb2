import {
  all,
  card,
  cost,
  count,
  definesPT,
  draw,
  inZone,
  readTwice,
  suspend,
  timeCounterRemoved,
  triggered,
  X,
  youOwn,
} from '../../vocabulary/index.ts';

/** As large as the hand, and a card for each time counter that goes. */
export const aeonChronicler = card({
  name: 'Aeon Chronicler',
  cost: '{3}{U}{U}',
  type: 'Creature - Avatar',
  pt: '0/0',
  abilities: [
    definesPT(count(all(inZone('hand'), youOwn)), count(all(inZone('hand'), youOwn))),
    ...suspend(X, cost('{X}{3}{U}'), 1),
    triggered(timeCounterRemoved(false), draw(), { zone: 'exile' }),
  ],
  reading: readTwice('b98cc4987f'),
});
