import { all, anthem, card, color, creature, modifyPT, readTwice, youControl } from '../../vocabulary/index.ts';

/** One more of both for its controller's white creatures. */
export const honorOfThePure = card({
  name: 'Honor of the Pure',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, color('W'), youControl), modifyPT(1, 1))],
  reading: readTwice('81cdaccb14'),
});
