import {
  card,
  discard,
  does,
  mill,
  readTwice,
  sequence,
  targetAnOpponent,
  targetPlayer,
  you,
} from '../../vocabulary/index.ts';

/** Two cards discarded, two milled. */
export const rakshasasSecret = card({
  name: "Rakshasa's Secret",
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(sequence(discard(2, targetPlayer()), mill(2, you)), targetAnOpponent),
  reading: readTwice('6845e08e0c'),
});
