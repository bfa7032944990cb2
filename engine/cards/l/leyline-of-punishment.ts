import { anything, card, mayBeginOnBattlefield, readTwice, rule } from '../../vocabulary/index.ts';

/** Nobody gains life, and no damage is prevented. */
export const leylineOfPunishment = card({
  name: 'Leyline of Punishment',
  cost: '{2}{R}{R}',
  type: 'Enchantment',
  abilities: [
    mayBeginOnBattlefield,
    rule({ kind: 'cantGainLife', who: 'anyone' }),
    rule({ kind: 'damageCantBePrevented', from: anything, which: 'any' }),
  ],
  reading: readTwice('681d12d623'),
});
