import {
  all,
  basic,
  card,
  does,
  ifTappedForMana,
  insteadOfType,
  land,
  not,
  readTwice,
  thisTurn,
} from '../../vocabulary/index.ts';

/** For the turn, nonbasic lands make colourless mana, as much as before. */
export const paleMoon = card({
  name: 'Pale Moon',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(thisTurn(ifTappedForMana(all(land, not(basic)), insteadOfType('C')))),
  reading: readTwice('090e5683e5'),
});
