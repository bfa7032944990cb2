import { all, card, creature, isSource, power, powerOf, readTwice, rule, source, sum } from '../../vocabulary/index.ts';

/** It fights only beside a stronger creature. */
export const okk = card({
  name: 'Okk',
  cost: '{1}{R}',
  type: 'Creature - Goblin',
  pt: '4/4',
  abilities: [
    rule({
      kind: 'attacksWith',
      what: isSource,
      others: 1,
      which: all(creature, power('at least', sum(powerOf(source), 1))),
    }),
    rule({
      kind: 'blocksWith',
      what: isSource,
      others: 1,
      which: all(creature, power('at least', sum(powerOf(source), 1))),
    }),
  ],
  reading: readTwice('d2cd489edc'),
});
