import {
  bound,
  card,
  does,
  exileTop,
  FREE_TERMS,
  is,
  mayPlayFrom,
  readTwice,
  rule,
  sequence,
  shuffle,
  storm,
  thisTurn,
} from '../../vocabulary/index.ts';

/** The top card of a shuffled library is played for nothing, copied for every spell before it. */
export const mindsDesire = card({
  name: "Mind's Desire",
  cost: '{4}{U}{U}',
  type: 'Sorcery',
  abilities: [storm],
  spell: does(
    sequence(shuffle(), exileTop(1, 'exiled'), thisTurn(rule(mayPlayFrom('exile', is(bound('exiled')), FREE_TERMS)))),
  ),
  reading: readTwice('0426263954'),
});
