import {
  card,
  creature,
  does,
  modifyPT,
  readTwice,
  target,
  targets,
  times,
  untilEndOfTurn,
  X,
} from '../../vocabulary/index.ts';

/** X off both numbers of a creature for the turn. */
export const deathWind = card({
  name: 'Death Wind',
  cost: '{X}{B}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(times(-1, X), times(-1, X))), targets(creature)),
  reading: readTwice('eccf958202'),
});
