import {
  alsoTypes,
  card,
  does,
  land,
  readTwice,
  setBasePT,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A land is a 3/3 creature too, for the turn. */
export const animateLand = card({
  name: 'Animate Land',
  cost: '{G}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), alsoTypes(['creature']), setBasePT(3, 3)), targets(land)),
  reading: readTwice('a3f651159b'),
});
