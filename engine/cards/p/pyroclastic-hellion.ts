import {
  card,
  cost,
  damage,
  land,
  mayPay,
  opponents,
  readTwice,
  returnToHandCost,
  whenDone,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A land returns, for two damage to each opponent. */
export const pyroclasticHellion = card({
  name: 'Pyroclastic Hellion',
  cost: '{4}{R}',
  type: 'Creature - Hellion',
  pt: '4/5',
  abilities: [whenEnters(mayPay(cost('', returnToHandCost(land)), whenDone(damage(2, opponents))))],
  reading: readTwice('0e0c5b9ae4'),
});
