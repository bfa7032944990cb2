import { all, any, card, castFrom, creature, inZone, readTwice, rule } from '../../vocabulary/index.ts';

/** Graveyards and libraries are closed. */
export const grafdiggersCage = card({
  name: "Grafdigger's Cage",
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'cantEnter', what: all(creature, any(inZone('graveyard'), inZone('library'))) }),
    rule({ kind: 'cantCast', what: any(castFrom('graveyard'), castFrom('library')), who: 'anyone' }),
  ],
  reading: readTwice('8b2d85586f'),
});
