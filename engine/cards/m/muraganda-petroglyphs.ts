import { all, anthem, card, creature, modifyPT, readTwice, withoutAbilities } from '../../vocabulary/index.ts';

/** Creatures that can do nothing are greater. */
export const muragandaPetroglyphs = card({
  name: 'Muraganda Petroglyphs',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, withoutAbilities), modifyPT(2, 2))],
  reading: readTwice('c9e6ec4ebd'),
});
