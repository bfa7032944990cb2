import {
  all,
  card,
  creature,
  does,
  each,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures are stronger for a turn. */
export const bannersRaised = card({
  name: 'Banners Raised',
  cost: '{R}',
  type: 'Instant',
  spell: does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0))),
  reading: readTwice('ac250f5460'),
});
