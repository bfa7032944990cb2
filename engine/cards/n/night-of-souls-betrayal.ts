import { anthem, card, creature, modifyPT, readTwice } from '../../vocabulary/index.ts';

/** Creatures of everyone are weaker. */
export const nightOfSoulsBetrayal = card({
  name: "Night of Souls' Betrayal",
  cost: '{2}{B}{B}',
  type: 'Legendary Enchantment',
  abilities: [anthem(creature, modifyPT(-1, -1))],
  reading: readTwice('c8875769fa'),
});
