import { any, card, instant, readTwice, rule, sorcery } from '../../vocabulary/index.ts';

/** Instants and sorceries are cheaper. */
export const arcaneMelee = card({
  name: 'Arcane Melee',
  cost: '{4}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'spellCost', what: any(instant, sorcery), by: 'anyone', generic: -2 })],
  reading: readTwice('fe093c27f0'),
});
