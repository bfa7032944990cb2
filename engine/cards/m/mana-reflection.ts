import { card, ifTappedForMana, multiplied, permanent, readTwice } from '../../vocabulary/index.ts';

/** Doubles what its controller taps permanents for. */
export const manaReflection = card({
  name: 'Mana Reflection',
  cost: '{4}{G}{G}',
  type: 'Enchantment',
  abilities: [ifTappedForMana(permanent, multiplied(2), { by: 'you' })],
  reading: readTwice('2bf0f44c49'),
});
