import { all, any, card, color, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks only beside a black or green creature. */
export const scarredPuma = card({
  name: 'Scarred Puma',
  cost: '{R}',
  type: 'Creature - Cat',
  pt: '2/1',
  abilities: [
    rule({ kind: 'attacksWith', what: isSource, others: 1, which: all(creature, any(color('B'), color('G'))) }),
  ],
  reading: readTwice('0941450c68'),
});
