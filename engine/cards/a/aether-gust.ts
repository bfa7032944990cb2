import {
  all,
  any,
  card,
  color,
  does,
  inZone,
  may,
  ownerOf,
  putOnLibrary,
  readTwice,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A red or green spell or permanent goes under a library or on it, as its owner likes. */
export const aetherGust = card({
  name: 'Aether Gust',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(
    may(putOnLibrary(target(), 'top'), ownerOf(target()), putOnLibrary(target(), 'bottom')),
    targets(all(any(spell, inZone('battlefield')), any(color('R'), color('G')))),
  ),
  reading: readTwice('48faa1a42c'),
});
