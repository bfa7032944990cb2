import {
  all,
  card,
  chooseAndEscalate,
  cost,
  creature,
  each,
  mode,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Power for a team, toughness for a team, or both for more. */
export const borrowedGrace = card({
  name: 'Borrowed Grace',
  cost: '{2}{W}',
  type: 'Instant',
  spell: chooseAndEscalate(
    cost('{1}{W}'),
    mode('+2/+0', untilEndOfTurn(each(all(creature, youControl)), modifyPT(2, 0))),
    mode('+0/+2', untilEndOfTurn(each(all(creature, youControl)), modifyPT(0, 2))),
  ),
  reading: readTwice('5e022da939'),
});
