import { all, any, card, castFrom, inZone, land, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Nothing but lands enters from graveyards and libraries, and no spell is cast from there. */
export const weatheredRunestone = card({
  name: 'Weathered Runestone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    rule({ kind: 'cantEnter', what: all(not(land), any(inZone('graveyard'), inZone('library'))) }),
    rule({ kind: 'cantCast', what: any(castFrom('graveyard'), castFrom('library')), who: 'anyone' }),
  ],
  reading: readTwice('08399d3339'),
});
