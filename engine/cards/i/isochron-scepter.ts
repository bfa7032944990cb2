import {
  activated,
  card,
  castCopies,
  cost,
  instant,
  linked,
  manaValue,
  may,
  mayExileFromHand,
  readTwice,
  tap,
  whenEnters,
} from '../../vocabulary/index.ts';

/** An instant that it exiled as it entered is copied and cast again and again. */
export const isochronScepter = card({
  name: 'Isochron Scepter',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    whenEnters(mayExileFromHand('imprinted', instant, manaValue('at most', 2))),
    activated(cost('{2}', tap), may(castCopies(linked('imprinted')))),
  ],
  reading: readTwice('e019f90ea5'),
});
