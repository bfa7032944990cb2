import { card, isSource, not, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** It does not block Humans. */
export const huntedGhoul = card({
  name: 'Hunted Ghoul',
  cost: '{B}',
  type: 'Creature - Zombie',
  pt: '1/2',
  abilities: [rule({ kind: 'canBlockOnly', what: isSource, attackers: not(subtype('Human')) })],
  reading: readTwice('75ef2c0c51'),
});
