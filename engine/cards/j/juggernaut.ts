import { card, isSource, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** It attacks whenever it can, and walls do not stop it. */
export const juggernaut = card({
  name: 'Juggernaut',
  cost: '{4}',
  type: 'Artifact Creature - Juggernaut',
  pt: '5/3',
  abilities: [
    rule({ kind: 'mustAttack', what: isSource }),
    rule({ kind: 'cantBeBlockedBy', what: isSource, by: subtype('Wall') }),
  ],
  reading: readTwice('2a74865d3e'),
});
