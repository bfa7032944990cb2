import { card, control, enchant, enchantedGets, permanent, readTwice, splitSecond } from '../../vocabulary/index.ts';

/** Takes control of a permanent, and nobody can respond. */
export const takePossession = card({
  name: 'Take Possession',
  cost: '{5}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [splitSecond, enchant(permanent), enchantedGets(control)],
  reading: readTwice('15ddb63b9b'),
});
