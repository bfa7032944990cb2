import { card, creature, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** No creature attacks its controller. */
export const blazingArchon = card({
  name: 'Blazing Archon',
  cost: '{6}{W}{W}{W}',
  type: 'Creature - Archon',
  pt: '5/6',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'cantAttackThem', what: creature, whom: 'you', planeswalkersToo: false }),
  ],
  reading: readTwice('2173780e4d'),
});
