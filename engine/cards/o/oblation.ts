import {
  card,
  does,
  draw,
  land,
  not,
  ownerOf,
  putOnLibrary,
  readTwice,
  sequence,
  shuffle,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A permanent goes into its owner's library, for two cards. */
export const oblation = card({
  name: 'Oblation',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(
    sequence(putOnLibrary(target(), 'top'), shuffle(ownerOf(target())), draw(2, ownerOf(target()))),
    targets(not(land)),
  ),
  reading: readTwice('05676d70e1'),
});
