import { anthem, card, creature, modifyPT, read } from '../../vocabulary/index.ts';

/** Creatures of everyone are weaker. */
export const nightOfSoulsBetrayal = card({
  name: "Night of Souls' Betrayal",
  cost: '{2}{B}{B}',
  type: 'Legendary Enchantment',
  abilities: [anthem(creature, modifyPT(-1, -1))],
  reading: read('c8875769fa'),
});
