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

/** For the turn, one black more for each Swamp, whoever taps it. */
export const bubblingMuck = card({
  name: 'Bubbling Muck',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(thisTurn(triggered(tappedForMana(subtype('Swamp')), addMana(mana('{B}'), eventPlayer)))),
  reading: readTwice('c29c734c3a'),
});
