import {
  all,
  buyback,
  card,
  cost,
  creature,
  does,
  each,
  modifyPT,
  readTwice,
  storm,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A bit of power for a team, with buyback and storm. */
export const hazeOfRage = card({
  name: 'Haze of Rage',
  cost: '{1}{R}',
  type: 'Sorcery',
  additionalCosts: [buyback(cost('{2}'))],
  abilities: [storm],
  spell: does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0))),
  reading: readTwice('14ee132833'),
});
