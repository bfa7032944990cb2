import { activated, card, color, cost, preventDamage, readTwice, you } from '../../vocabulary/index.ts';

/** Prevents the next damage from a red source. */
export const circleOfProtectionRed = card({
  name: 'Circle of Protection: Red',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [activated(cost('{1}'), preventDamage(you, 'next', { from: color('R') }))],
  reading: readTwice('3e0663eea6'),
});
