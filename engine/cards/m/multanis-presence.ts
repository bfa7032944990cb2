import { card, draw, readTwice, triggered } from '../../vocabulary/index.ts';

/** A card for each countered spell that its controller had cast. */
export const multanisPresence = card({
  name: "Multani's Presence",
  cost: '{G}',
  type: 'Enchantment',
  abilities: [triggered({ kind: 'spellCountered', castBy: 'you' }, draw())],
  reading: readTwice('988e28edb4'),
});
