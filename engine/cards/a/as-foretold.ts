import {
  beginningOf,
  card,
  countersOn,
  FREE,
  manaValue,
  putCounters,
  readTwice,
  rule,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** Once each turn a spell of no more mana than it has counters is cast for {0}. */
export const asForetold = card({
  name: 'As Foretold',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), putCounters('time', 1)),
    rule({
      kind: 'payInstead',
      what: manaValue('at most', countersOn('time', source)),
      who: 'you',
      perTurn: 1,
      cost: FREE,
    }),
  ],
  reading: readTwice('1f0317f8f2'),
});
