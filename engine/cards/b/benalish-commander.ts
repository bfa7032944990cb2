import {
  all,
  card,
  cost,
  count,
  createTokens,
  definesPT,
  readTwice,
  subtype,
  suspend,
  timeCounterRemoved,
  tokenRecord,
  triggered,
  X,
  youControl,
} from '../../vocabulary/index.ts';

/** As large as the army of its controller, and a Soldier for each time counter that goes. */
export const benalishCommander = card({
  name: 'Benalish Commander',
  cost: '{3}{W}',
  type: 'Creature - Human Soldier',
  pt: '0/0',
  abilities: [
    definesPT(count(all(subtype('Soldier'), youControl)), count(all(subtype('Soldier'), youControl))),
    ...suspend(X, cost('{X}{W}{W}'), 1),
    triggered(timeCounterRemoved(false), createTokens('Soldier'), { zone: 'exile' }),
  ],
  tokens: { Soldier: tokenRecord('Creature - Soldier', '1/1', ['W']) },
  reading: readTwice('a7aabb23c4'),
});
