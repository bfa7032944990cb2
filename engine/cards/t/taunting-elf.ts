import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can block it does. */
export const tauntingElf = card({
  name: 'Taunting Elf',
  cost: '{G}',
  type: 'Creature - Elf',
  pt: '0/1',
  abilities: [rule({ kind: 'mustBlockThese', what: creature, attackers: isSource })],
  reading: readTwice('f81ea2e6d4'),
});
