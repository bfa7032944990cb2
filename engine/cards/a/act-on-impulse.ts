import {
  bound,
  card,
  does,
  exileTop,
  is,
  mayPlayFrom,
  readTwice,
  rule,
  sequence,
  thisTurn,
} from '../../vocabulary/index.ts';

/** The top three cards of the library can be played this turn. */
export const actOnImpulse = card({
  name: 'Act on Impulse',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(sequence(exileTop(3, 'exiled'), thisTurn(rule(mayPlayFrom('exile', is(bound('exiled'))))))),
  reading: readTwice('3589848845'),
});
