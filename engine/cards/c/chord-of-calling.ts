import {
  all,
  card,
  convoke,
  creature,
  does,
  manaValue,
  readTwice,
  search,
  sequence,
  shuffle,
  X,
} from '../../vocabulary/index.ts';

/** A creature of mana value X or less from the library. */
export const chordOfCalling = card({
  name: 'Chord of Calling',
  cost: '{X}{G}{G}{G}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(sequence(search(all(creature, manaValue('at most', X)), 'battlefield'), shuffle())),
  reading: readTwice('f09763a78b'),
});
