import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** Two attackers and two blockers, no more. */
export const cavernsOfDespair = card({
  name: 'Caverns of Despair',
  cost: '{2}{R}{R}',
  type: 'World Enchantment',
  abilities: [rule({ kind: 'attackLimit', most: 2, whom: 'anyone' }), rule({ kind: 'blockLimit', most: 2 })],
  reading: readTwice('025c4d55e9'),
});
