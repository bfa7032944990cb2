import {
  all,
  card,
  cost,
  creature,
  each,
  emerge,
  gains,
  keywords,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  whenCast,
  youControl,
} from '../../vocabulary/index.ts';

/** Makes its controller's creatures larger and trample as it is cast. */
export const decimatorOfTheProvinces = card({
  name: 'Decimator of the Provinces',
  cost: '{10}',
  type: 'Creature - Eldrazi Boar',
  pt: '7/7',
  alternativeCosts: [emerge(cost('{6}{G}{G}{G}'))],
  abilities: [
    whenCast(untilEndOfTurn(each(all(creature, youControl)), modifyPT(2, 2), gains('trample'))),
    ...keywords('trample', 'haste'),
  ],
  reading: readTwice('a9dde7e88a'),
});
