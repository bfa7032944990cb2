import { card, ifTappedForMana, multiplied, permanent, read } from '../../vocabulary/index.ts';

/** Doubles what its controller taps permanents for. */
export const manaReflection = card({
  name: 'Mana Reflection',
  cost: '{4}{G}{G}',
  type: 'Enchantment',
  abilities: [ifTappedForMana(permanent, multiplied(2), { by: 'you' })],
  reading: read('2bf0f44c49'),
});
