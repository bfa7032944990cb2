import { card, draw, enchant, enchantedGets, land, read, setLandTypes, whenEnters } from '../../vocabulary/index.ts';

/** The land is an Island and no other; draws a card. */
export const spreadingSeas = card({
  name: 'Spreading Seas',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), whenEnters(draw()), enchantedGets(setLandTypes('Island'))],
  reading: read('42023dfd23'),
});
