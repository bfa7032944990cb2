import {
  amountIf,
  card,
  castFrom,
  cost,
  does,
  flashback,
  matches,
  mill,
  readTwice,
  source,
  targetAPlayer,
  targetPlayer,
  times,
  X,
} from '../../vocabulary/index.ts';

/** X cards milled, then twice as many. */
export const increasingConfusion = card({
  name: 'Increasing Confusion',
  cost: '{X}{U}',
  type: 'Sorcery',
  abilities: [flashback(cost('{X}{U}'))],
  spell: does(mill(amountIf(matches(source, castFrom('graveyard')), times(2, X), X), targetPlayer()), targetAPlayer),
  reading: readTwice('d4dda7d937'),
});
