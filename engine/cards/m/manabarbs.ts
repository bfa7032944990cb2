import { card, damage, eventPlayer, land, readTwice, tappedForMana, triggered } from '../../vocabulary/index.ts';

/** 1 damage to whoever taps a land for mana; no mana, so it uses the stack. */
export const manabarbs = card({
  name: 'Manabarbs',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [triggered(tappedForMana(land), damage(1, eventPlayer))],
  reading: readTwice('9673a17a8d'),
});
