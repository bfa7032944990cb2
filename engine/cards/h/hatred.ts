import {
  additionalCost,
  card,
  cost,
  creature,
  does,
  modifyPT,
  payLife,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  X,
} from '../../vocabulary/index.ts';

/** X life as a cost, X power for the turn. */
export const hatred = card({
  name: 'Hatred',
  cost: '{3}{B}{B}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', payLife(X)))],
  spell: does(untilEndOfTurn(target(), modifyPT(X, 0)), targets(creature)),
  reading: readTwice('a284af50a6'),
});
