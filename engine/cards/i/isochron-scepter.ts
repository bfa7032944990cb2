import {
  activated,
  all,
  bound,
  card,
  castCopies,
  choose,
  cost,
  exile,
  instant,
  inZone,
  linked,
  manaValue,
  may,
  readTwice,
  sequence,
  tap,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant that it exiled as it entered is copied and cast again and again. */
export const isochronScepter = card({
  name: 'Isochron Scepter',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    whenEnters(
      sequence(
        choose(all(inZone('hand'), youOwn, instant, manaValue('at most', 2)), 'chosen', 0, 1),
        exile(bound('chosen'), 'imprinted'),
      ),
    ),
    activated(cost('{2}', tap), may(castCopies(linked('imprinted')))),
  ],
  reading: readTwice('e019f90ea5'),
});
