import {
  additionalCost,
  card,
  cost,
  does,
  loseLife,
  opponents,
  payLife,
  readTwice,
  X,
} from '../../vocabulary/index.ts';

/** X life from its controller, X from everyone else. */
export const bondOfAgony = card({
  name: 'Bond of Agony',
  cost: '{X}{B}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', payLife(X)))],
  spell: does(loseLife(X, opponents)),
  reading: readTwice('b16eb8ee49'),
});
