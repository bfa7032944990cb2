import { card, creature, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can block it does, and dies of it. */
export const ochranAssassin = card({
  name: 'Ochran Assassin',
  cost: '{1}{B}{G}',
  type: 'Creature - Elf Assassin',
  pt: '1/1',
  abilities: [...keywords('deathtouch'), rule({ kind: 'mustBlockThese', what: creature, attackers: isSource })],
  reading: readTwice('89c16b0afa'),
});
