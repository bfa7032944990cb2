import {
  beginningOf,
  card,
  compare,
  countersOn,
  entersWithCounters,
  gains,
  putCounters,
  readTwice,
  source,
  staticAbility,
  triggered,
  X,
} from '../../vocabulary/index.ts';

/** X counters that double each upkeep; ten of them make it trample. */
export const primordialHydra = card({
  name: 'Primordial Hydra',
  cost: '{X}{G}{G}',
  type: 'Creature - Hydra',
  pt: '0/0',
  abilities: [
    entersWithCounters('+1/+1', X),
    triggered(beginningOf('upkeep', 'you'), putCounters('+1/+1', countersOn('+1/+1', source))),
    staticAbility(source, [gains('trample')], compare(countersOn('+1/+1', source), 'at least', 10)),
  ],
  reading: readTwice('46ceae44db'),
});
