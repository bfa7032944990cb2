import {
  card,
  draw,
  enchant,
  enchantedGets,
  land,
  readTwice,
  setLandTypes,
  whenEnters,
} from '../../vocabulary/index.ts';

/** The land is an Island and no other; draws a card. */
export const spreadingSeas = card({
  name: 'Spreading Seas',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), whenEnters(draw()), enchantedGets(setLandTypes('Island'))],
  reading: readTwice('42023dfd23'),
});
