import { card, ifTappedForMana, keywords, multiplied, permanent, readTwice } from '../../vocabulary/index.ts';

/** Trebles what its controller taps permanents for. */
export const nyxbloomAncient = card({
  name: 'Nyxbloom Ancient',
  cost: '{4}{G}{G}{G}',
  type: 'Enchantment Creature - Elemental',
  pt: '5/5',
  abilities: [...keywords('trample'), ifTappedForMana(permanent, multiplied(3), { by: 'you' })],
  reading: readTwice('f471c5f070'),
});
