import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** One spell a turn for each player. */
export const arcaneLaboratory = card({
  name: 'Arcane Laboratory',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'spellLimit', who: 'anyone', perTurn: 1 })],
  reading: readTwice('5c1e9c617a'),
});
