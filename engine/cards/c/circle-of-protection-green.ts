import { activated, card, color, cost, preventDamage, readTwice, you } from '../../vocabulary/index.ts';

/** Prevents the next damage from a green source. */
export const circleOfProtectionGreen = card({
  name: 'Circle of Protection: Green',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [activated(cost('{1}'), preventDamage(you, 'next', { from: color('G') }))],
  reading: readTwice('7744aa5804'),
});
