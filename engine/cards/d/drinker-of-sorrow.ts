import {
  card,
  dealsCombatDamage,
  isSource,
  permanent,
  readTwice,
  rule,
  sacrifice,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** It never blocks, and its damage costs a permanent. */
export const drinkerOfSorrow = card({
  name: 'Drinker of Sorrow',
  cost: '{2}{B}',
  type: 'Creature - Horror',
  pt: '5/3',
  abilities: [
    rule({ kind: 'cantBlock', what: isSource }),
    triggered(dealsCombatDamage(isSource, 'anything'), sacrifice(you, permanent)),
  ],
  reading: readTwice('4340fa302a'),
});
