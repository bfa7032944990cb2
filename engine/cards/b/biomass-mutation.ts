import {
  all,
  card,
  creature,
  does,
  each,
  readTwice,
  setBasePT,
  untilEndOfTurn,
  X,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures are X/X. */
export const biomassMutation = card({
  name: 'Biomass Mutation',
  cost: '{X}{G/U}{G/U}',
  type: 'Instant',
  spell: does(untilEndOfTurn(each(all(creature, youControl)), setBasePT(X, X))),
  reading: readTwice('c7ba4bc1f2'),
});
