import { card, creature, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Whatever can block it does. */
export const prizedUnicorn = card({
  name: 'Prized Unicorn',
  cost: '{3}{G}',
  type: 'Creature - Unicorn',
  pt: '2/2',
  abilities: [rule({ kind: 'mustBlockThese', what: creature, attackers: isSource })],
  reading: readTwice('4d8de3f0e5'),
});
