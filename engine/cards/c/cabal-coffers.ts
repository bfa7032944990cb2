import {
  activated,
  addMana,
  all,
  amountOf,
  card,
  cost,
  count,
  readTwice,
  subtype,
  tap,
  youControl,
} from '../../vocabulary/index.ts';

/** A black for each Swamp of its controller, at a price. */
export const cabalCoffers = card({
  name: 'Cabal Coffers',
  cost: '',
  type: 'Land',
  abilities: [activated(cost('{2}', tap), addMana(amountOf('B', count(all(subtype('Swamp'), youControl)))))],
  reading: readTwice('5e31503ed8'),
});
