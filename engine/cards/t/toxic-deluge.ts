import {
  additionalCost,
  card,
  cost,
  creature,
  does,
  each,
  modifyPT,
  payLife,
  readTwice,
  times,
  untilEndOfTurn,
  X,
} from '../../vocabulary/index.ts';

/** X life as a cost, X off both numbers of every creature for the turn. */
export const toxicDeluge = card({
  name: 'Toxic Deluge',
  cost: '{2}{B}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', payLife(X)))],
  spell: does(untilEndOfTurn(each(creature), modifyPT(times(-1, X), times(-1, X)))),
  reading: readTwice('1c0744bb8d'),
});
