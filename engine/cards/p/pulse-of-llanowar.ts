import { all, basic, card, ifTappedForMana, land, readTwice, youControl } from '../../vocabulary/index.ts';

/** Basic lands of its controller make a colour that they choose each time. */
export const pulseOfLlanowar = card({
  name: 'Pulse of Llanowar',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [ifTappedForMana(all(basic, land, youControl), { kind: 'colorOfChoice' })],
  reading: readTwice('fb068bfae5'),
});
