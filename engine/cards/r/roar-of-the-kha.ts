import {
  all,
  card,
  chooseOneOrEntwine,
  cost,
  creature,
  each,
  mode,
  modifyPT,
  readTwice,
  untapThese,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Strengthens a team, untaps it, or both with entwine. */
export const roarOfTheKha = card({
  name: 'Roar of the Kha',
  cost: '{1}{W}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('{1}{W}'),
    mode('+1/+1 for a team', untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 1))),
    mode('untap a team', untapThese(each(all(creature, youControl)))),
  ),
  reading: readTwice('5ee2807063'),
});
