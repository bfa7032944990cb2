import { card, readTwice, replacement } from '../../vocabulary/index.ts';

/** Its controller gains double life. */
export const boonReflection = card({
  name: 'Boon Reflection',
  cost: '{4}{W}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'gainsLife', who: 'you', factor: 2 })],
  reading: readTwice('6ca7e954c1'),
});
