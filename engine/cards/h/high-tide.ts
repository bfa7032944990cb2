import {
  addMana,
  card,
  does,
  eventPlayer,
  mana,
  readTwice,
  subtype,
  tappedForMana,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** For the turn, one blue more for each Island, whoever taps it. */
export const highTide = card({
  name: 'High Tide',
  cost: '{U}',
  type: 'Instant',
  spell: does(thisTurn(triggered(tappedForMana(subtype('Island')), addMana(mana('{U}'), eventPlayer)))),
  reading: readTwice('255c36c039'),
});
